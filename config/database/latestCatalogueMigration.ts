import { migrationNames, readMigration } from './database';

/** The newest migration that was made from the catalogue; a new one is made when the catalogue has changed. */
export function latestCatalogueMigration(): string | undefined {
  const name = migrationNames().findLast((migration) => migration.endsWith('_catalogue.sql'));
  return name && readMigration(name);
}

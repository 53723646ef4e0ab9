/**
 * Writes the generated files: a migration when the built-in catalogue has changed since the last one, the same
 * catalogue for the emulator, the emulator's users for a local project, and the types of the database after all
 * migrations.
 */
import { writeFileSync } from 'node:fs';
import { courses } from '@/features/catalogue/courses';
import { loadCourse } from '@/features/catalogue/loadCourse';
import { catalogueMigration } from './database/catalogueMigration';
import { migrate } from './database/database';
import { databaseTypes } from './database/databaseTypes';
import { emulatorCatalogue } from './database/emulatorCatalogue';
import { latestCatalogueMigration } from './database/latestCatalogueMigration';
import { localSeed } from './database/localSeed';
import { startPglite } from './database/pglite';

async function main() {
  const loaded = await Promise.all(courses.map(({ id }) => loadCourse(id)));
  const catalogue = loaded.filter((course) => course !== undefined);
  writeFileSync('mocks/service/learning/generatedCatalogue.ts', emulatorCatalogue(catalogue));
  const migration = catalogueMigration(catalogue);
  if (latestCatalogueMigration() !== migration) {
    const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    writeFileSync(`supabase/migrations/${stamp}_catalogue.sql`, migration);
  }
  writeFileSync('supabase/seed.sql', localSeed());
  const database = await startPglite();
  await migrate(database);
  writeFileSync('src/features/learning/database.types.ts', await databaseTypes(database));
  await database.close();
}

await main();

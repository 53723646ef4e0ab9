import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { pgtap } from '@electric-sql/pglite/pgtap';
import type { Database, Session } from './database';

type Queries = Pick<PGlite, 'query' | 'exec'>;

const sessionOf = (queries: Queries): Session => ({
  async query<Result>(statement: string, parameters: readonly unknown[] = []) {
    const { rows } = await queries.query<Result>(statement, [...parameters]);
    return rows;
  },
  async run(script) {
    const results = await queries.exec(script);
    return results.map(({ rows }) => rows);
  },
});

/** Postgres compiled for Node: one connection, in memory. */
export async function startPglite(): Promise<Database> {
  const postgres = await PGlite.create({ extensions: { pgcrypto, pgtap } });
  const session = sessionOf(postgres);
  const [version] = await session.query('show server_version');
  return {
    ...session,
    async run(script) {
      try {
        return await session.run(script);
      } catch (error) {
        // A failed script may leave a transaction of its own open on the only connection.
        await postgres.exec('rollback');
        throw error;
      }
    },
    name: `Postgres ${String(version?.server_version)} in PGlite`,
    transaction: (work) => postgres.transaction((transaction) => work(sessionOf(transaction))),
    prepareTest: (script) => script,
    close: () => postgres.close(),
  };
}

import { readdirSync, readFileSync } from 'node:fs';

export type Row = Record<string, unknown>;

/** Sends statements as the database's superuser. Only a single statement may have parameters. */
export interface Session {
  query: <Result extends object = Row>(
    statement: string,
    parameters?: readonly (string | number | null)[],
  ) => Promise<Result[]>;
  /** Runs a script and returns the rows of each of its statements. */
  run: (script: string) => Promise<Row[][]>;
}

export interface Database extends Session {
  /** Such as "Postgres 17.5 in PGlite". */
  name: string;
  /** Rolls back when `work` rejects. Several may run at the same time if the database can do that. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Adapts a pgTAP test to this database: without the extension, its functions are loaded from a script. */
  prepareTest(script: string): string;
  close(): Promise<void>;
}

/** Whose token a call carries. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  userId?: string;
}

const migrationsFolder = 'supabase/migrations';

export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

export const readMigration = (name: string): string => readFileSync(`${migrationsFolder}/${name}`, 'utf8');

/** Sets up what a hosted project has, then applies every migration in order. */
export async function migrate(database: Session): Promise<void> {
  await database.run(readFileSync('config/database/hostedProject.sql', 'utf8'));
  for (const name of migrationNames()) await database.run(readMigration(name));
}

/** Runs work as PostgREST does: in a transaction with the caller's role and the claims of their token. */
export function asCaller<T>(
  database: Database,
  { role, userId }: Caller,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return database.transaction(async (session) => {
    await session.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
      role,
      JSON.stringify({ role, ...(userId && { sub: userId }) }),
    ]);
    return work(session);
  });
}

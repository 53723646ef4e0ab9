import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { Database, Row, Session } from './database';

const usualPlace = '/usr/lib/postgresql';

/** The folder of `initdb` and `pg_ctl`, from the PATH or from where Debian puts them. */
function findPrograms(): string | undefined {
  const debian = existsSync(usualPlace)
    ? readdirSync(usualPlace)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => path.join(usualPlace, version, 'bin'))
    : [];
  return [...(process.env['PATH'] ?? '').split(path.delimiter), ...debian].find((folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(path.join(folder, program))),
  );
}

/** Postgres refuses to run as root, so root starts it as the package's user `postgres` or as `nobody`. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // This machine has no such user.
    }
  }
  return undefined;
}

type Queries = Pick<postgres.Sql, 'unsafe'>;

const sessionOf = (sql: Queries): Session => ({
  query: async <Result extends object>(
    statement: string,
    parameters: readonly (string | number | null)[] = [],
  ) => [...(await sql.unsafe<Result[]>(statement, [...parameters]))],
  run: async (script) => [...(await sql.unsafe<Row[][]>(script))],
});

/** Scripts begin and end their own transactions, so each runs on a connection of its own. */
async function runScript(sql: postgres.Sql, script: string): Promise<Row[][]> {
  const connection = await sql.reserve();
  try {
    return await sessionOf(connection).run(script);
  } catch (error) {
    await connection.unsafe('rollback');
    throw error;
  } finally {
    connection.release();
  }
}

/** PGlite ships pgTAP as plain SQL, which also runs on a server without the extension. */
function pgtapScript(): string {
  const archive = 'node_modules/@electric-sql/pglite/dist/pgtap.tar.gz';
  const list = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).split('\n');
  const script = list.filter((name) => /pgtap--\d+\.\d+\.\d+\.sql$/.test(name)).at(-1);
  if (!script) throw new Error(`${archive} holds no script of pgTAP.`);
  return execFileSync('tar', ['-xzOf', archive, script], { encoding: 'utf8', maxBuffer: 2 ** 24 });
}

const createPgtap = 'create extension if not exists pgtap with schema extensions;';

export const isPostgresInstalled = (): boolean => findPrograms() !== undefined;

/** Starts a temporary server that listens on a Unix socket only. */
export async function startPostgres(): Promise<Database> {
  const programs = findPrograms();
  if (!programs) throw new Error('No Postgres server is installed here.');
  const folder = mkdtempSync(path.join(tmpdir(), 'learning-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const execute = (program: string, parameters: string[]) =>
    execFileSync(path.join(programs, program), parameters, { stdio: 'ignore', cwd: folder, ...user });
  execute('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const settings = `-c listen_addresses= -c fsync=off -c unix_socket_directories=${folder} -c timezone=UTC`;
  execute('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings]);

  const sql = postgres({
    path: path.join(folder, '.s.PGSQL.5432'),
    username: 'postgres',
    database: 'postgres',
    max: 20,
    onnotice: () => undefined,
  });
  const session = sessionOf(sql);
  const [version] = await session.query('show server_version');
  const pgtap = await session.query(`select from pg_available_extensions where name = 'pgtap'`);
  return {
    ...session,
    run: (script) => runScript(sql, script),
    name: `Postgres ${String(version?.['server_version'])} on this machine`,
    transaction: async (work) => {
      const ended = await sql.begin(async (transaction) => ({ result: await work(sessionOf(transaction)) }));
      return ended.result;
    },
    prepareTest: (script) =>
      pgtap.length > 0
        ? script
        : script.replace(
            createPgtap,
            () => `set search_path = extensions;\n${pgtapScript()}\nreset search_path;`,
          ),
    async close() {
      await sql.end();
      execute('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { comparable } from '@mocks/equality/comparable';
import { openDatabase } from '@mocks/equality/databaseBackend';
import { startEmulator } from '@mocks/equality/emulatorBackend';
import { anySequence } from '@mocks/equality/randomSteps';
import { scenarios } from '@mocks/equality/scenarios';
import type { Step } from '@mocks/equality/scenario';
import { Worlds } from '@mocks/equality/world';
import { migrate } from './database/database';
import { startPglite } from './database/pglite';
import { startPostgres } from './database/postgresServer';

const runs = Number(process.argv[2] ?? 50);
for (const start of process.argv[3] === 'pg' ? [startPostgres] : [startPglite]) {
  const t0 = Date.now();
  const database = await start();
  await migrate(database);
  const t1 = Date.now();
  console.log(database.name, 'ready in', t1 - t0);
  const emulator = await startEmulator();
  const backend = await openDatabase(database);
  const worlds = new Worlds([emulator, backend]);
  let count = 0; let bad = 0;
  const play = async (steps: readonly Step[], title: string, random = false) => {
    const world = await worlds.open();
    for (const step of steps) {
      if ('grant' in step) { await world.grantCourse(step.to, step.grant); continue; }
      if ('remove' in step) { await world.removePerson(step.remove); continue; }
      count += 1;
      const { status, ...exchange } = step;
      const [a, b] = await world.send(exchange);
      if (!a || !b) throw new Error('no');
      let same = false; let why = '';
      try { same = isDeepStrictEqual(comparable(a), comparable(b)); } catch (e) { why = String(e); }
      if (!same || (status !== 0 && status !== b.status)) {
        bad += 1;
        if (bad < 60) console.log('\n##', title, JSON.stringify(exchange).slice(0, 200), 'expected', status, why, '\n emu', a.status, a.contentType, a.contentRange, a.authenticate, a.text.slice(0, 330), '\n sql', b.status, b.contentType, b.contentRange, b.authenticate, b.text.slice(0, 330));
        if (random) { console.log(JSON.stringify(steps).slice(0, 1500)); break; }
      }
    }
  };
  for (const { title, steps } of scenarios) { try { await play(steps, title); } catch (e) { console.log('!!', title, e); } }
  const t2 = Date.now();
  console.log('exchanges', count, 'bad', bad, 'ms', t2 - t1);
  count = 0;
  for (const steps of fc.sample(anySequence, { numRuns: runs, seed: 7 })) await play(steps, 'random', true);
  console.log('cpu', process.cpuUsage(), 'random', runs, 'calls', count, 'bad', bad, 'ms', Date.now() - t2, 'rss', process.memoryUsage().rss / 1e6);
  await emulator.close();
  await database.close();
}

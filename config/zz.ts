import fc from 'fast-check';
import { Comparison } from '@mocks/equality/comparison';
import { anySequence } from '@mocks/equality/randomSteps';
import { exchangeCount, scenarios } from '@mocks/equality/scenarios';
import { migrate } from './database/database';
import { startPglite } from './database/pglite';
import { startPostgres } from './database/postgresServer';

for (const [start, runs] of [[startPostgres, 2000], [startPglite, 150]] as const) {
  try {
  const database = await start();
  await migrate(database);
  const comparison = await Comparison.start(database);
  const c0 = process.cpuUsage(); const t0 = Date.now();
  let bad = 0;
  for (const { title, steps } of scenarios) {
    try { for (const d of await comparison.differences(steps)) { bad += 1; if (bad < 30) console.log('##', title, JSON.stringify(d).slice(0, 1500)); } } catch (e) { console.log('!!', title, e); bad += 1; }
  }
  const c1 = process.cpuUsage(c0); const t1 = Date.now();
  console.log(database.name, 'exchanges', exchangeCount, 'bad', bad, 'ms', t1 - t0, 'cpu', c1);
  const all = fc.sample(anySequence, { numRuns: runs, seed: 11 });
  let calls = 0;
  for (const steps of all) {
    calls += steps.length;
    try { for (const d of await comparison.differences(steps)) { bad += 1; if (bad < 30) console.log('## random', JSON.stringify(steps).slice(0, 900), JSON.stringify(d).slice(0, 1500)); } } catch (e) { console.log('!! random', JSON.stringify(steps).slice(0, 900), e); bad += 1; }
  }
  console.log('random', runs, 'steps', calls, 'bad', bad, 'ms', Date.now() - t1, 'cpu total', process.cpuUsage(c0), 'rss', process.memoryUsage().rss / 1e6);
  await comparison.close();
  await database.close();
  } catch (e) { console.log('!!!', e); }
}
process.exit(0);

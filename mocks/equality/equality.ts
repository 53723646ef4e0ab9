import fc from 'fast-check';
import type { Database } from './database';
import { comparable } from './comparable';
import { openDatabase } from './databaseBackend';
import { startEmulator } from './emulatorBackend';
import type { Exchange } from './exchange';
import { anySequence } from './randomSteps';
import { anyStatus, type Scenario, type Step } from './scenario';
import { scenarios } from './scenarios';
import { type World, Worlds } from './world';

const isExchange = (step: Step): step is Exchange & { status: number } => 'from' in step;

const exchangeCount = scenarios.flatMap(({ steps }) => steps).filter(isExchange).length;

/** Sequences of calls; more of them where nobody waits. */
const sequences = process.env['CI'] === undefined ? 300 : 2000;

async function take(world: World, step: Step): Promise<void> {
  if ('grant' in step) await world.grantCourse(step.to, step.grant);
  else if ('remove' in step) await world.removePerson(step.remove);
  else {
    const { status, ...exchange } = step;
    const [emulated, real] = await world.send(exchange);
    if (!emulated || !real) throw new Error('Two answers are compared');
    const context = { sent: exchange };
    expect({ ...context, ...comparable(emulated) }).toEqual({ ...context, ...comparable(real) });
    if (status !== anyStatus) expect({ ...context, status: real.status }).toEqual({ ...context, status });
  }
}

async function play(world: World, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await take(world, step);
}

/** Holds the emulator over HTTP to a migrated database: every answer equal in status, headers, code, text and body. */
export function testEquality(database: () => Database): void {
  let emulator: Awaited<ReturnType<typeof startEmulator>>;
  let worlds: Worlds;

  beforeAll(async () => {
    emulator = await startEmulator();
    worlds = new Worlds([emulator, await openDatabase(database())]);
  });

  afterAll(async () => {
    await worlds.close();
    await emulator.close();
  });

  test.each(scenarios.map(({ title, steps }: Scenario) => [title, steps] as const))(
    'the emulator answers as the database does: %s',
    async (_title, steps) => {
      await play(await worlds.open(), steps);
    },
    120_000,
  );

  test('there are enough exchanges to believe in the emulator', () => {
    expect(exchangeCount).toBeGreaterThanOrEqual(200);
  });

  test('random sequences of calls are answered alike', async () => {
    const alike = fc.asyncProperty(anySequence, async (steps) => play(await worlds.open(), steps));
    await fc.assert(alike, { seed: 20_261_122, numRuns: sequences, endOnFailure: true });
  }, 300_000);
}

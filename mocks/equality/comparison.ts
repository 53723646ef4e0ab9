import { isDeepStrictEqual } from 'node:util';
import { comparable } from './comparable';
import type { Database } from './database';
import { openDatabase } from './databaseBackend';
import { startEmulator } from './emulatorBackend';
import type { Exchange } from './exchange';
import { anyStatus, type Step } from './scenario';
import { type World, Worlds } from './world';

interface Difference {
  sent: Exchange;
  expectedStatus: number;
  emulator: object;
  database: object;
}

type RunningEmulator = Awaited<ReturnType<typeof startEmulator>>;

async function differenceAt(world: World, step: Step): Promise<Difference[]> {
  if ('grant' in step) {
    await world.grantCourse(step.to, step.grant);
    return [];
  }
  if ('remove' in step) {
    await world.removeUser(step.remove);
    return [];
  }
  const { status, ...sent } = step;
  const [emulated, real] = await world.send(sent);
  if (!emulated || !real) throw new Error('Two answers are compared');
  const emulator = comparable(emulated);
  const database = comparable(real);
  const isExpected = status === anyStatus || real.status === status;
  if (isDeepStrictEqual(emulator, database) && isExpected) return [];
  return [{ sent, expectedStatus: status, emulator, database }];
}

/** The emulator over HTTP beside a migrated database: status, headers, codes, texts and bodies must be equal. */
export class Comparison {
  readonly #emulator: RunningEmulator;
  readonly #worlds: Worlds;

  private constructor(emulator: RunningEmulator, worlds: Worlds) {
    this.#emulator = emulator;
    this.#worlds = worlds;
  }

  static async start(database: Database): Promise<Comparison> {
    const emulator = await startEmulator();
    return new Comparison(emulator, new Worlds([emulator, await openDatabase(database)]));
  }

  /** Runs the steps for two new users; returns where answers differ or lack the expected status. */
  async differences(steps: readonly Step[]): Promise<Difference[]> {
    const world = await this.#worlds.open();
    const differences: Difference[] = [];
    for (const step of steps) differences.push(...(await differenceAt(world, step)));
    return differences;
  }

  async close(): Promise<void> {
    await this.#worlds.close();
    await this.#emulator.close();
  }
}

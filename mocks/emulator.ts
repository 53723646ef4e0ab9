import { insertSeedUsers } from './seedUsers';
import { Emulator } from './service/emulator';

/** The emulator that the app's mock mode, the tests and the HTTP server run. */
export const emulator = new Emulator({ seed: insertSeedUsers });

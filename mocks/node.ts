import { setupServer } from 'msw/node';
import { emulator } from './emulator';
import { handlers } from './handlers';

export { emulator } from './emulator';

/** Answers for the auth service inside a Node process, such as a test's. */
export const server = setupServer(...handlers);

/** Returns to the seeded users, the default settings and the true time, without mail and faults. */
export function resetEmulator(): void {
  emulator.reset();
}

import { setupServer } from 'msw/node';
import { emulator } from './emulator';
import { handlers } from './handlers';

export { emulator } from './emulator';

/** Answers for the auth service inside a Node process, such as a test's. */
export const server = setupServer(...handlers);

/** Back to the seeded users, the default settings, the true time, no mail and no fault. */
export function resetEmulator(): void {
  emulator.reset();
}

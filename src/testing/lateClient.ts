import { act } from '@testing-library/react';

const arrivals = new EventTarget();

/**
 * In place of `@supabase/supabase-js`: an import waits for a module that is a promise, as it waits for a script that is
 * still being downloaded.
 */
export const makeLateClient = (): object =>
  Object.assign(
    new Promise((resolve) => {
      arrivals.addEventListener('arrive', () => resolve(jest.requireActual('@supabase/supabase-js')));
    }),
    { __esModule: true },
  );

export const arrive = (): void => act(() => void arrivals.dispatchEvent(new Event('arrive')));

/** By fake timers. */
export const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

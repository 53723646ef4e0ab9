import { act, waitFor } from '@testing-library/react';
import { gate } from './holdCalls';
import type { renderAt } from './renderAt';

const path = '/a-page-that-is-slow-to-arrive';

/** Navigates to a page whose script arrives only when the returned function is called. */
export async function leaveForSlowPage({ router }: Pick<Awaited<ReturnType<typeof renderAt>>, 'router'>) {
  const script = gate();
  act(() => {
    router.patchRoutes(router.routes[0]?.children?.[0]?.id ?? null, [
      {
        path,
        lazy: async () => {
          await script.opened;
          return { element: <h1>Here at last</h1> };
        },
      },
    ]);
  });
  let arrival: Promise<void> | undefined;
  act(() => {
    arrival = router.navigate(path);
  });
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  return () =>
    act(async () => {
      script.open();
      await arrival;
    });
}

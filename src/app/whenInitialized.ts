import type { DataRouter } from 'react-router-dom';

/** Resolves once the page at the router's address and its data are loaded. */
export async function whenInitialized(router: DataRouter): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    // A router may call its subscriber before it has returned from `subscribe`.
    const check = () => {
      if (router.state.initialized) resolve();
    };
    stop = router.subscribe(check);
    check();
  });
  stop();
}

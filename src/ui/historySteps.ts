import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom';

let follow = (_location: Location): void => {};

/**
 * Calls the listener with the destination of each history step, before React draws it. There is one listener at a
 * time. It stays when its page is left, because a step may lead back there.
 */
export function followSteps(listener: (location: Location) => void): void {
  follow = listener;
}

/** Must be called when React follows the router, like `notePagesAbove`. */
export function noteSteps(router: ReturnType<typeof createBrowserRouter>): void {
  let shown = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    const isStep = location !== shown && historyAction === NavigationType.Pop;
    shown = location;
    if (isStep) follow(location);
  });
}

import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom';

let follow = (_location: Location): void => {};

/**
 * Calls with where each step of history leads, before React draws it. One listener at a time, which stays when its
 * page is left, because a step may lead there again.
 */
export function followSteps(listener: (location: Location) => void): void {
  follow = listener;
}

/** To be called when React follows the router, as `notePagesAbove`. */
export function noteSteps(router: ReturnType<typeof createBrowserRouter>): void {
  let shown = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    const isStep = location !== shown && historyAction === NavigationType.Pop;
    shown = location;
    if (isStep) follow(location);
  });
}

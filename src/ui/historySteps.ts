import { type DataRouter, type Location, NavigationType } from 'react-router-dom';

let follow = (_location: Location): void => {};

/**
 * Calls the listener with the destination of each history step, before React draws it. There is one listener at a
 * time. It stays when its page is left, because a step may lead back there.
 */
export function followSteps(listener: (location: Location) => void): void {
  follow = listener;
}

let hasLeftFirst = false;

/** Whether the router has left the location with which the document began. */
export const hasNavigated = (): boolean => hasLeftFirst;

/** Must be called when React follows the router, like `notePagesAbove`. */
export function noteSteps(router: DataRouter): void {
  let shown = router.state.location;
  hasLeftFirst = false;
  router.subscribe(({ location, historyAction }) => {
    if (location === shown) return;
    shown = location;
    hasLeftFirst = true;
    if (historyAction === NavigationType.Pop) follow(location);
  });
}

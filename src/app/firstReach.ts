/** Whatever shows that somebody is there, and what the running product would have to react to by itself. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
  'popstate',
  'online',
  'offline',
  'storage',
];

const options = { capture: true, passive: true } as const;

/** Resolves at the first sign of a visitor. */
export function firstReach(): Promise<void> {
  return new Promise((resolve) => {
    const reached = (event: Event) => {
      // Browsers send a move of no distance when the page slides in under a resting mouse.
      if (
        event instanceof MouseEvent &&
        event.type === 'pointermove' &&
        !event.movementX &&
        !event.movementY
      ) {
        return;
      }
      for (const sign of signs) window.removeEventListener(sign, reached, options);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, reached, options);
  });
}

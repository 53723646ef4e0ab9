/** What jsdom lacks and the product relies on, before any module is loaded. */
import { webcrypto } from 'node:crypto';
import { TestBroadcastChannel } from './broadcastChannels';

Object.defineProperty(globalThis, 'BroadcastChannel', { value: TestBroadcastChannel, writable: true });

if (globalThis.crypto?.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}

if (typeof window !== 'undefined') {
  class PerformanceNavigationTiming {
    readonly type = 'navigate';
  }
  Object.assign(window, { PerformanceNavigationTiming });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], writable: true });
  const noMatch = (media: string): MediaQueryList => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  Object.defineProperty(window, 'matchMedia', { value: noMatch, writable: true, configurable: true });
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, writable: true, configurable: true });
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, writable: true });

  // AbortController is Node's here, and jsdom's addEventListener does not accept its signals.
  for (const target of [window, document]) {
    const addListener = target.addEventListener.bind(target);
    Object.defineProperty(target, 'addEventListener', {
      writable: true,
      value: (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
        if (typeof options !== 'object' || !options.signal) return addListener(type, listener, options);
        const { signal, ...rest } = options;
        if (signal.aborted) return undefined;
        signal.addEventListener('abort', () => target.removeEventListener(type, listener, rest), {
          once: true,
        });
        return addListener(type, listener, rest);
      },
    });
  }
}

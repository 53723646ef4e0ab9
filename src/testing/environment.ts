/**
 * What jsdom lacks and the product relies on, before any module is loaded. Node's BroadcastChannel would
 * keep the process alive for as long as a Supabase client listens on it.
 */
import { webcrypto } from 'node:crypto';

const NodeBroadcastChannel = globalThis.BroadcastChannel;

class QuietBroadcastChannel extends NodeBroadcastChannel {
  constructor(name: string) {
    super(name);
    if ('unref' in this && typeof this.unref === 'function') this.unref();
  }
}

Object.defineProperty(globalThis, 'BroadcastChannel', { value: QuietBroadcastChannel, writable: true });

if (globalThis.crypto?.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}

if (typeof window !== 'undefined') {
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
}

if (typeof window !== 'undefined') {
  // The AbortController of this environment is Node's, which jsdom's listeners do not take for one of theirs.
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

/**
 * Every query that waits would write the whole page into an error with each of its attempts, a tenth of all the time that
 * tests take. To see the page where a test fails: `DEBUG_PRINT_LIMIT=7000 npx jest <path>`.
 */
process.env['DEBUG_PRINT_LIMIT'] ??= '0';

import type { Plugin } from 'vite';

/**
 * The development server sends hundreds of modules one by one; until they have arrived, its page says that it is
 * loading.
 */
export function loadingMessage(): Plugin {
  return {
    name: 'loading-message',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<div id="root"></div>', '<div id="root">Loading...</div>'),
  };
}

import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { colorSchemeAttribute } from '../src/ui/colorSchemeAttribute';

/**
 * Marks the document before its first paint: the chosen colour scheme, so that a dark page never flashes
 * white, and whether a session is stored, so that a member's header never flashes "Login".
 */
export function earlyScript({ storageKey }: { storageKey: string }): Plugin {
  const colorScheme = renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: colorSchemeAttribute, defaultMode: 'system' }),
  ).replace(/^<script[^>]*>|<\/script>$/g, '');
  const key = JSON.stringify(storageKey);
  const session = `try{if(localStorage.getItem(${key})||sessionStorage.getItem(${key}))document.documentElement.dataset.session='stored'}catch(e){}`;
  return {
    name: 'early-script',
    transformIndexHtml: () => [
      { tag: 'script', children: `${colorScheme};${session}`, injectTo: 'head-prepend' },
    ],
  };
}

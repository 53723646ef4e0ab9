import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { sessionStorageKey } from '../src/env.ts';
import { colorSchemeAttribute } from '../src/ui/colorSchemeAttribute.ts';

/** The key as JavaScript: a backend on the site itself is known by the host, which only the page knows. */
const keyExpression = (supabaseUrl: string): string =>
  supabaseUrl.startsWith('/')
    ? `'sb-'+location.hostname.split('.')[0]+'-auth-token'`
    : JSON.stringify(sessionStorageKey(supabaseUrl));

/**
 * Marks the document before its first paint: the chosen colour scheme, so that a dark page never flashes
 * white, and whether a session is stored, so that a member's header never flashes "Login".
 */
export function earlyScript({ supabaseUrl }: { supabaseUrl: string }): Plugin {
  const colorScheme = renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: colorSchemeAttribute, defaultMode: 'system' }),
  ).replace(/^<script[^>]*>|<\/script>$/g, '');
  const session = `try{const k=${keyExpression(supabaseUrl)};if(localStorage.getItem(k)||sessionStorage.getItem(k))document.documentElement.dataset.session='stored'}catch(e){}`;
  return {
    name: 'early-script',
    transformIndexHtml: () => [
      { tag: 'script', children: `${colorScheme};${session}`, injectTo: 'head-prepend' },
    ],
  };
}

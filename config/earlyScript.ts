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
 * Of a page that opens at its top, the first window is drawn before all that lies below it. The mark goes with
 * the first paint; should that go unreported, once everything is loaded.
 */
const opening =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){" +
  'const open=()=>{delete document.documentElement.dataset.opening};' +
  "document.documentElement.dataset.opening='';" +
  "addEventListener('load',()=>setTimeout(open));" +
  "new PerformanceObserver(open).observe({type:'paint',buffered:true})}";

/**
 * Marks the document before its first paint: the chosen colour scheme, so that a dark page never flashes
 * white, whether a session is stored or a link brings one, so that a member's header never flashes "Login", and
 * that it opens.
 */
export function earlyScript({ supabaseUrl }: { supabaseUrl: string }): Plugin {
  const colorScheme = renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: colorSchemeAttribute, defaultMode: 'system' }),
  ).replace(/^<script[^>]*>|<\/script>$/g, '');
  const session = `try{const k=${keyExpression(supabaseUrl)};if(localStorage.getItem(k)||sessionStorage.getItem(k)||/[?&]code=/.test(location.search))document.documentElement.dataset.session='stored'}catch(e){}`;
  return {
    name: 'early-script',
    transformIndexHtml: () => [
      { tag: 'script', children: `${colorScheme};${session};${opening}`, injectTo: 'head-prepend' },
    ],
  };
}

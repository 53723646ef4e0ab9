import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorSchemeAttribute } from '../../src/ui/colorSchemeAttribute.ts';
import { elementsIn, textOf } from './htmlElements.ts';

/** Chooses light or dark before the first paint, so that a dark page never flashes white. */
export function colorSchemeScript(): string {
  const markup = renderToStaticMarkup(
    createElement(InitColorSchemeScript, { attribute: colorSchemeAttribute, defaultMode: 'system' }),
  );
  return elementsIn(parseFragment(markup).childNodes).map(textOf).join('');
}

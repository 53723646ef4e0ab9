import { useState } from 'react';
import { useIsInBrowser } from './useIsInBrowser';

/**
 * JSON-LD for search engines, who read the prerendered page. It exists there and is kept through hydration,
 * but a page reached by a link inside the app does without: Trusted Types let no script create a script
 * element. `<` is escaped, so that no text can close the element.
 */
export function StructuredData({ items }: { items: readonly object[] }) {
  const isPrerendered = !useIsInBrowser();
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll(
    '<',
    '\\u003c',
  );
  const [prerendered] = useState(isPrerendered ? json : undefined);
  return prerendered === json ? <script type="application/ld+json">{json}</script> : null;
}

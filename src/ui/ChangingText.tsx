/**
 * A text that changes beside other texts or icons. On a page that the browser has translated, React can change only a text
 * that is alone in its element; where a text has several parts, a `key` on its element replaces all of them.
 */
export function ChangingText({ children }: { children: string }) {
  return <span>{children}</span>;
}

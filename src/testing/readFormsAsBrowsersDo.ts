/** Replaces Node's FormData, which cannot read a form, with a frame's, which is jsdom's own. */
export function readFormsAsBrowsersDo(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const browser = frame.contentWindow;
  if (browser && 'FormData' in browser) Object.assign(globalThis, { FormData: browser.FormData });
  frame.remove();
}

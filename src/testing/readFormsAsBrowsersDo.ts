/** The environment's FormData is Node's, which cannot read a form; that of a frame is the browser's. */
export function readFormsAsBrowsersDo(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const browser = frame.contentWindow;
  if (browser && 'FormData' in browser) Object.assign(globalThis, { FormData: browser.FormData });
  frame.remove();
}

/**
 * Restores the style attributes of a prerendered page. The security policy refuses them in markup, so they are served
 * as `data-style`, with rules of the same effect (see `config/prerender`). During hydration React neither reports nor
 * adds what is missing, and could not change it later.
 */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    // It may have been drawn ahead meanwhile (`drawRest`).
    element.style.cssText += element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

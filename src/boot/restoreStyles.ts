/**
 * Gives a prerendered page back its style attributes. In markup the security policy refuses them, so they came
 * as `data-style` with rules that look the same (see `config/prerender`). React, which owns them, neither reports
 * nor adds what it misses while it hydrates, and could not change them later.
 */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

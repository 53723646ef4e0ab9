const typingPlaces =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** Whether a key belongs to what has the focus: a text, a list that is searched by letters, or whatever lies over the page. */
export const isTyping = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || (target instanceof Element && target.closest(typingPlaces) !== null);

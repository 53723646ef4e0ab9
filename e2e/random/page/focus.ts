import { isVisible, nameOf, roleOf } from './names';

export interface Focus {
  /** Undefined while only the page itself has the focus. */
  on: string | undefined;
  isText: boolean;
  isInSight: boolean;
  /** How the focused element is marked: its outline, its shadow, or the frame around a field. */
  mark: string;
}

function outlineOf(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  return isDrawn ? `outline ${outlineWidth} ${outlineColor}` : '';
}

function shadowOf(element: Element): string {
  const { boxShadow } = getComputedStyle(element);
  return boxShadow === 'none' ? '' : `shadow ${boxShadow}`;
}

/** The mark may be on the frame around a field. */
function frameOf(element: Element): string {
  const frame = element.parentElement?.querySelector(':scope > fieldset');
  return frame ? `frame ${getComputedStyle(frame).borderWidth}` : '';
}

/** The mark may be on a card or a row, for its only link or field. */
function surroundingsOf(element: Element): string {
  let around: Element | null = element;
  for (let level = 0; level < 4 && around; level += 1) {
    around = around.parentElement;
    const outline = around ? outlineOf(around) : '';
    if (outline !== '') return outline;
  }
  return '';
}

const isField = (element: Element) => element.matches('input, textarea, select, [role="combobox"]');

function markOf(element: Element): string {
  // A slider has its mark on the thumb, which no script can read.
  if (element.matches('input[type="range"]')) return 'thumb';
  // Elements that the product itself focuses, such as the heading of a new page, cannot be operated.
  if (element instanceof HTMLElement && element.tabIndex < 0) return 'a place to read from';
  const own = outlineOf(element) || shadowOf(element) || surroundingsOf(element);
  return own || (isField(element) ? frameOf(element) : '');
}

export function readFocus(): Focus {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === document.documentElement) {
    return { on: undefined, isText: false, isInSight: true, mark: '' };
  }
  const { top, bottom, left, right } = activeElement.getBoundingClientRect();
  return {
    on: `${roleOf(activeElement)} ${nameOf(activeElement).slice(0, 60)}`,
    isText: activeElement.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="range"])'),
    isInSight:
      isVisible(activeElement) &&
      bottom > 0 &&
      right > 0 &&
      top < window.innerHeight &&
      left < window.innerWidth,
    mark: markOf(activeElement),
  };
}

import { parseFragment } from 'parse5';
import { attributeOf, type Element, elementsIn, isElement, textOf } from './htmlElements.ts';

/** A style that Emotion wrote: the names by which it recognizes the element later, and its rules. */
export interface EmotionStyle {
  names: string;
  css: string;
}

/** A page as React drew it, taken apart. */
export interface DrawnPage {
  path: string;
  /** Title and tags, which React writes in front of the markup. */
  headTags: readonly string[];
  globalStyles: readonly EmotionStyle[];
  /** The rules of components, each with its key frames. */
  componentStyles: readonly EmotionStyle[];
  /** The contents of style attributes, which the security policy refuses; they are `data-style` attributes now. */
  styleAttributes: ReadonlySet<string>;
  body: string;
  /** Every class that an element of the body has. */
  classes: ReadonlySet<string>;
}

const tagsOfHead = new Set(['title', 'meta', 'link', 'script']);

const emotionName = (element: Element): string | undefined => attributeOf(element, 'data-emotion');

/**
 * React writes tags for the head in front of the markup, and Emotion writes its styles within it; both belong in the
 * head. Style attributes are renamed: `src/boot/restoreStyles.ts` restores them before React looks for them.
 */
export function takeApart(path: string, markup: string): DrawnPage {
  const { childNodes } = parseFragment(markup, { sourceCodeLocationInfo: true });
  const elements = elementsIn(childNodes);
  const tags = childNodes.filter(isElement).filter(({ tagName }) => tagsOfHead.has(tagName));
  const styles = elements.filter((element) => emotionName(element) !== undefined);
  const styled = elements.filter((element) => attributeOf(element, 'style') !== undefined);

  const body: string[] = [];
  let kept = 0;
  const taken = new Set([...tags, ...styles]);
  for (const element of elements) {
    const { sourceCodeLocation } = element;
    if (taken.has(element)) {
      body.push(markup.slice(kept, sourceCodeLocation?.startOffset));
      kept = sourceCodeLocation?.endOffset ?? kept;
    }
    const attribute = sourceCodeLocation?.attrs?.['style'];
    if (attribute) {
      body.push(markup.slice(kept, attribute.startOffset), 'data-');
      kept = attribute.startOffset;
    }
  }
  body.push(markup.slice(kept));

  const source = ({ sourceCodeLocation }: Element): string =>
    markup.slice(sourceCodeLocation?.startOffset, sourceCodeLocation?.endOffset);
  const named = styles.map((style) => ({ names: emotionName(style) ?? '', css: textOf(style) }));
  return {
    path,
    headTags: tags.map(source),
    globalStyles: named.filter(({ names }) => names.startsWith('css-global ')),
    componentStyles: named.filter(({ names }) => names.startsWith('css ')),
    styleAttributes: new Set(styled.map((element) => attributeOf(element, 'style') ?? '')),
    body: body.join(''),
    classes: new Set(elements.flatMap((element) => attributeOf(element, 'class')?.split(' ') ?? [])),
  };
}

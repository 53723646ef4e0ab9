import { parseFragment } from 'parse5';
import { attributeOf, type Element, elementsIn, isElement, textOf } from './htmlElements.ts';

/** A style that Emotion wrote: the name by which it knows the element again, and the rules in it. */
export interface EmotionStyle {
  name: string;
  css: string;
}

/** A page as React drew it, taken apart. */
export interface DrawnPage {
  path: string;
  /** Title and tags, which React writes in front of the markup. */
  headTags: readonly string[];
  globalStyles: readonly EmotionStyle[];
  /** The rules of the controls on the page, by the name that Emotion gave them. */
  controlRules: ReadonlyMap<string, string>;
  body: string;
  /** Every class that an element of the body has. */
  classes: ReadonlySet<string>;
}

const tagsOfHead = new Set(['title', 'meta', 'link', 'script']);

const emotionName = (element: Element): string | undefined => attributeOf(element, 'data-emotion');

/** React writes tags of the head in front of the markup and Emotion its styles amid it; both belong into the head. */
export function takeApart(path: string, markup: string): DrawnPage {
  const { childNodes } = parseFragment(markup, { sourceCodeLocationInfo: true });
  const elements = elementsIn(childNodes);
  const tags = childNodes.filter(isElement).filter(({ tagName }) => tagsOfHead.has(tagName));
  const styles = elements.filter((element) => emotionName(element) !== undefined);

  const body: string[] = [];
  let kept = 0;
  const taken = new Set([...tags, ...styles]);
  for (const { sourceCodeLocation } of elements.filter((element) => taken.has(element))) {
    body.push(markup.slice(kept, sourceCodeLocation?.startOffset));
    kept = sourceCodeLocation?.endOffset ?? kept;
  }
  body.push(markup.slice(kept));

  const source = ({ sourceCodeLocation }: Element): string =>
    markup.slice(sourceCodeLocation?.startOffset, sourceCodeLocation?.endOffset);
  const named = styles.map((style) => ({ name: emotionName(style) ?? '', css: textOf(style) }));
  const globalStyles = named.filter(({ name }) => name.startsWith('css-global '));
  return {
    path,
    headTags: tags.map(source),
    globalStyles,
    controlRules: new Map(
      named
        .filter((style) => !globalStyles.includes(style))
        .map(({ name, css }) => [name.replace('css ', ''), css]),
    ),
    body: body.join(''),
    classes: new Set(elements.flatMap((element) => attributeOf(element, 'class')?.split(' ') ?? [])),
  };
}

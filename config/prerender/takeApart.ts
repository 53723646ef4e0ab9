import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A page as React drew it, taken apart. */
export interface DrawnPage {
  path: string;
  /** Title and tags, which React writes in front of the markup. */
  headTags: readonly string[];
  /** Emotion's global styles, as elements that it recognises when the page is hydrated. */
  globalStyles: readonly string[];
  /** The rules of the controls on the page, by the name that Emotion gave them. */
  controlRules: ReadonlyMap<string, string>;
  body: string;
  /** Every class that an element of the body has. */
  classes: ReadonlySet<string>;
}

const tagsOfHead = new Set(['title', 'meta', 'link', 'script']);

const isElement = (node: Node): node is Element => 'tagName' in node;

const attributeOf = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

const emotionName = (element: Element): string | undefined => attributeOf(element, 'data-emotion');

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** All elements, in the order of the document. */
const elementsIn = (nodes: readonly Node[]): Element[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.childNodes)]);

/** React writes tags of the head in front of the markup and Emotion its styles amid it; both belong into the head. */
export function takeApart(path: string, markup: string): DrawnPage {
  const { childNodes } = parseFragment(markup, { sourceCodeLocationInfo: true });
  const elements = elementsIn(childNodes);
  const tags = childNodes.filter(isElement).filter(({ tagName }) => tagsOfHead.has(tagName));
  const styles = elements.filter((element) => emotionName(element) !== undefined);
  const globalStyles = styles.filter((element) => emotionName(element)?.startsWith('css-global '));

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
  return {
    path,
    headTags: tags.map(source),
    globalStyles: globalStyles.map(source),
    controlRules: new Map(
      styles
        .filter((style) => !globalStyles.includes(style))
        .map((style) => [emotionName(style)?.replace(/^css /, '') ?? '', textOf(style)]),
    ),
    body: body.join(''),
    classes: new Set(elements.flatMap((element) => attributeOf(element, 'class')?.split(' ') ?? [])),
  };
}

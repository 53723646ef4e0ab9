/** Replaces every text by elements, as browsers do that translate a page; the words stay. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const translated = document.createElement('font');
    translated.innerHTML = '<font></font>';
    translated.firstElementChild?.append(text.data);
    text.replaceWith(translated);
  }
}

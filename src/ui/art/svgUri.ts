const escapes = new Map([
  ['"', '%22'],
  ['#', '%23'],
  ['<', '%3C'],
  ['>', '%3E'],
]);

/** A drawing as an image address. Only what a data URI or an attribute cannot hold is escaped, to keep pages small. */
export function svgUri(width: number, height: number, body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return `data:image/svg+xml,${svg.replace(/["#<>]/g, (character) => escapes.get(character) ?? character)}`;
}

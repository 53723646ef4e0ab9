/** The square before the name of a subject; whoever draws it sets its background. */
export const hueSquare = {
  content: "''",
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 9,
  forcedColorAdjust: 'none',
} as const;

/** The square before the name of a subject; its users set the background. */
export const hueSquare = {
  content: "''",
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 9,
  forcedColorAdjust: 'none',
} as const;

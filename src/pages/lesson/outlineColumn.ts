/** From this width on the outline stands beside the lesson. */
export const outlineColumn = '(min-width: 1200px)';

/** From this width on, the outline is beside the lesson. */
export const outlineColumn = '(min-width: 1200px)';

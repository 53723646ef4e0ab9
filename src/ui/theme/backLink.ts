/** The link above the title of a page that leads to the page one comes from. */
export const backLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  textDecoration: 'none',
} as const;

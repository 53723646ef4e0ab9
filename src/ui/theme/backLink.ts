/** The link above a page's title that leads back. */
export const backLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  textDecoration: 'none',
} as const;

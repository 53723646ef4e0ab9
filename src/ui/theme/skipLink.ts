import { cssVar } from './cssVar';

/** A link that is visible only while it has the focus. */
export const skipLink = {
  padding: '12px 20px',
  borderRadius: 4,
  background: cssVar('inverse-main'),
  textDecoration: 'underline',
  textUnderlineOffset: 'auto',
  '&, &:hover': { color: cssVar('inverse-on') },
  '&:not(:focus)': { clipPath: 'inset(50%)' },
} as const;

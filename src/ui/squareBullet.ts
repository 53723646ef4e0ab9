import { cssVar } from './theme/cssVar';

/** A row of a list with an ink square before it, of which the forced colours know too. */
export const squareBullet = {
  position: 'relative',
  paddingInlineStart: 22,
  '&::before': {
    content: "''",
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 9,
    border: `4px solid ${cssVar('ink')}`,
  },
} as const;

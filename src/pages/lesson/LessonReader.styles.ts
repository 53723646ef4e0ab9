import type { GlobalStylesProps } from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { skipLink } from '@/ui/theme/skipLink';

/** Below this width the lesson's own bar stays in sight instead of the site's header. */
export const outsideLesson: GlobalStylesProps['styles'] = {
  '@media (width < 1200px)': { '#root header:has(~ main)': { position: 'static' } },
};

export const Page = styled('div')({
  '& .columns': { paddingBlock: '24px var(--space-section)' },
  '& .outline': { display: 'none' },
  '& .skip': {
    position: 'absolute',
    zIndex: 2,
    ...skipLink,
  },
  // In narrower windows exercises extend to the edges, so the width is not limited.
  '@media (width >= 900px)': { '& .lesson': { maxWidth: 760, marginInline: 'auto' } },
  '@media (width >= 1200px)': {
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: '304px minmax(0, 1fr)',
      gap: 80,
      paddingBlockStart: 44,
    },
    '& .lesson': { width: '100%', marginInline: 0 },
    // Includes what sticks out on the left and the rings of the focus, which the overflow would clip.
    '& .outline': {
      position: 'sticky',
      top: 96,
      display: 'block',
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // The link at its top is taller than its words, which align with the title beside it.
      margin: '-18px -6px 0 -16px',
      padding: '6px 6px 24px 16px',
    },
    '& .outline .back': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44 },
    '& .outline .back:not(:hover)': { textDecoration: 'none' },
    '& .outline .course': { marginBlock: '8px 12px' },
  },
  '@media print': {
    // Exercises extend to the edges of narrow windows, and paper counts as narrow.
    '& .columns': { '--gutter': '0px', display: 'block', padding: 0 },
    '& .outline, & .skip': { display: 'none' },
    '& .lesson': { maxWidth: 'none' },
    // Buttons with the words to choose from are part of the text.
    '& .lesson button:not(.buttons > button)': { display: 'none' },
    '& .lesson .buttons > button': { color: 'inherit' },
  },
});

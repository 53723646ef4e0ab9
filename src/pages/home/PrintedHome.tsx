import GlobalStyles from '@mui/material/GlobalStyles';
import { cssVar } from '@/ui/theme/cssVar';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

// The id outweighs the rules of the parts themselves.
const rules = (
  <GlobalStyles
    styles={{
      '@media print': {
        '#root': {
          // So low that all categories fit on the first sheet.
          '& .columns > .words': { paddingBlockStart: 0 },
          '& .columns .lead': { marginBlockEnd: 20 },
          '& ul:has(> li > b)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          '& li:has(> b)': { borderBlockStart: 0 },
          '& li:has(> b) + li': { paddingInlineStart: 20, borderInlineStart: `1px solid ${cssVar('rule')}` },
          '& section:has(> div > .head)': { paddingBlockStart: 32 },
          '& .head': { breakInside: 'avoid', breakAfter: 'avoid' },
          '& ul:has(> .tile)': { breakInside: 'avoid' },
          '& .tile': { gridTemplateColumns: '72px minmax(0, 1fr)' },
          '& .tile > .words': { paddingBlock: 5 },
          '& .tile :is(.name, .count)': { marginBlock: 0 },
        },
      },
    }}
  />
);

/** The print styles of the home page alone, left out of the prerendered page like those of every page. */
export function PrintedHome() {
  return useIsInBrowser() && rules;
}

import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const Hints = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 22px',
  borderBlockStart: `1px solid ${cssVar('rule')}`,
  color: cssVar('ink2'),
  fontSize: '0.875rem',
  lineHeight: '20px',
  '@media (width < 900px), (hover: none)': { display: 'none' },
  '& kbd': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 28,
    height: 26,
    paddingInline: 6,
    border: `1px solid ${cssVar('rule')}`,
    borderBlockEndWidth: 2,
    borderRadius: 2,
    background: cssVar('paper'),
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& svg': { fontSize: 14 },
  '& .next': { marginInlineStart: 16 },
  '& .last': { marginInlineStart: 'auto' },
});

/** Which keys work; a screen reader's user knows them from the field's role. */
export function KeyHints() {
  return (
    <Hints aria-hidden="true">
      <kbd>
        <ArrowUpward />
      </kbd>
      <kbd>
        <ArrowDownward />
      </kbd>
      to move
      <kbd className="next">
        <KeyboardReturn />
      </kbd>
      to open
      <kbd className="last">Esc</kbd>
      to close
    </Hints>
  );
}

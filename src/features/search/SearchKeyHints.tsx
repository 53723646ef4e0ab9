import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { useSingleKeys } from '@/ui/useSingleKeys';

const Hints = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 22px',
  borderBlockStart: `1px solid ${cssVar('rule')}`,
  color: cssVar('ink2'),
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '@media (hover: none)': { display: 'none' },
  '& .keys': { display: 'flex', alignItems: 'center', gap: 8, margin: 0 },
  '@media (width < 900px)': { '& .keys': { display: 'none' } },
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
  '& p svg': { fontSize: 14 },
  '& .next': { marginInlineStart: 16 },
});

/**
 * The keys that work in the search, which screen readers know from the field's role. And the switch for the key that
 * opens it, placed here for people who press it by accident.
 */
export function SearchKeyHints() {
  const { isOn, setOn } = useSingleKeys();
  return (
    <Hints>
      <p className="keys" aria-hidden="true">
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
      </p>
      <Link
        component="button"
        type="button"
        underline="hover"
        color="inherit"
        variant="small"
        onClick={() => setOn(!isOn)}
      >
        {isOn ? 'Do not open with the key /' : 'Open with the key /'}
      </Link>
      <p className="keys" aria-hidden="true">
        <kbd>Esc</kbd>
        to close
      </p>
    </Hints>
  );
}

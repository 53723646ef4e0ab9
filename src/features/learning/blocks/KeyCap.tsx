import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const Cap = styled('kbd')({
  display: 'inline-grid',
  placeContent: 'center',
  minWidth: 24,
  height: 24,
  marginInlineStart: 10,
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 2,
  background: cssVar('paper'),
  color: cssVar('ink2'),
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 400,
  // Devices without a pointer that hovers rarely have a keyboard.
  '@media print, (hover: none)': { display: 'none' },
});

/** The digit key that presses a button. Not part of the button's accessible name. */
export function KeyCap({ digit }: { digit: number }) {
  return <Cap aria-hidden>{digit}</Cap>;
}

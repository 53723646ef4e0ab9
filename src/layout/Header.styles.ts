import AppBar from '@mui/material/AppBar';
import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { cssVar } from '@/ui/theme/cssVar';
import { lowWindow } from '@/ui/theme/lowWindow';

const stripHeight = 36;

const lift = keyframes({ to: { boxShadow: cssVar('elevation-mid') } });

/** The strip and the bar in one. It sticks at minus the strip's height, so that the strip scrolls away. */
export const Bar = styled(AppBar)({
  display: 'block',
  borderWidth: '0 0 1px',
  background: cssVar('paper'),
  animation: `${lift} linear both`,
  animationTimeline: 'scroll()',
  animationRange: '36px 90px',
  '@media (min-width: 900px)': { top: -stripHeight },
  [lowWindow]: { position: 'relative', top: 0 },
  // Not sticky where larger text may take several lines: anchors and rails leave room for one only.
  '@media (900px <= width < 56.25rem), (1200px <= width < 75rem)': { position: 'relative', top: 0 },
  '@media print': { display: 'none' },
  '& .strip': {
    minHeight: stripHeight,
    paddingInline: 20,
    background: cssVar('foot-main'),
    color: cssVar('foot-ink2'),
    lineHeight: `${stripHeight}px`,
    textAlign: 'center',
    '@media (width < 900px)': { display: 'none' },
  },
});

export const Row = styled(Toolbar)({
  minHeight: 60,
  // Where larger text leaves no room for links and buttons side by side, they wrap.
  '@media (min-width: 900px)': { flexWrap: 'wrap', minHeight: 72 },
  '& .navigation': {
    display: 'flex',
    gap: 28,
    marginLeft: 44,
    '@media (width < 900px)': { display: 'none' },
  },
  '& .navigation a': {
    display: 'flex',
    alignItems: 'center',
    height: 72,
    borderBlock: '3px solid transparent',
    color: cssVar('ink'),
    fontWeight: 600,
  },
  '& .navigation a:hover': { color: cssVar('signal-text') },
  // The ring stays inside the bar, and beside the word.
  '& .navigation a:focus-visible': { margin: '0 -8px', padding: '0 8px', outlineOffset: -3 },
  '& .navigation a:is([aria-current="page"], [data-section])': {
    borderBottomColor: cssVar('signal-text'),
    color: cssVar('signal-text'),
  },
  // Forced colours show transparent borders as well, and only the bar below the active link may be seen.
  '@media (forced-colors: active)': { '& .navigation a': { borderBlockColor: 'Canvas' } },
  '& .actions': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    marginLeft: 'auto',
    // Aligns the icon of the last button with the page's edge, not the round area around it.
    '@media (width < 900px)': { marginInlineEnd: -10 },
    '@media (width < 360px)': { gap: 0 },
    '& .MuiIconButton-root svg': { fontSize: 'min(1.5rem, 30px)' },
  },
  '& .account': { '@media (width < 900px)': { display: 'none' } },
  '& .searchIcon': { '@media (min-width: 1200px)': { display: 'none' } },
  '& .menuButton': { '@media (min-width: 900px)': { display: 'none' } },
});

/** A button that looks like the field it opens. */
export const SearchField = styled(ButtonBase)({
  gap: 12,
  justifyContent: 'flex-start',
  minWidth: 208,
  minHeight: 44,
  padding: '0 10px 0 14px',
  marginRight: 8,
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 4,
  background: cssVar('sheet'),
  color: cssVar('ink3'),
  '&:hover': { borderColor: cssVar('ink') },
  '@media (width < 1200px)': { display: 'none' },
  '& kbd': {
    marginLeft: 'auto',
    padding: '1px 8px',
    border: `1px solid ${cssVar('rule')}`,
    borderRadius: 2,
    background: cssVar('paper'),
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
  },
});

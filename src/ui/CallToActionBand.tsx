import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Mark } from './art/Mark';
import { cssVar } from '@/ui/theme/cssVar';

interface CallToActionBandProps {
  /** A headline of two sentences may put each in its own block. */
  title: ReactNode;
  lead?: ReactNode;
  /** Link buttons in the variants `onRed` and `onRedOutlined`. */
  children: ReactNode;
}

const Band = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  paddingBlock: 'clamp(64px, 1rem + 5.6vw, 96px)',
  background: cssVar('signal-main'),
  color: cssVar('signal-on'),
  '@media print': { display: 'none' },
  '& ::selection': { background: cssVar('signal-on'), color: cssVar('signal-main') },
  '& .club': {
    '--mark-colour': cssVar('signal-hover'),
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: -56,
    insetInlineEnd: -40,
    width: 600,
    '@media (width < 900px)': { insetBlock: 'auto -120px', insetInlineEnd: -140, width: 400 },
    '@media (forced-colors: active)': { display: 'none' },
  },
  '& .words': { maxWidth: '44rem' },
  '& .lead': { marginBlockStart: 16 },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    marginBlockStart: 28,
    '@media (width < 640px)': { '& > *': { flex: '1 1 100%' } },
  },
});

/** The red band that closes a page, with our club tone on tone. */
export function CallToActionBand({ title, lead, children }: CallToActionBandProps) {
  const titleId = useId();
  return (
    <Band aria-labelledby={titleId}>
      <Mark variant="club" className="club" />
      <Container>
        <div className="words">
          <Typography variant="h1" component="h2" id={titleId}>
            {title}
          </Typography>
          {lead !== undefined && (
            <Typography variant="lead" component="p" className="lead">
              {lead}
            </Typography>
          )}
          <div className="actions">{children}</div>
        </div>
      </Container>
    </Band>
  );
}

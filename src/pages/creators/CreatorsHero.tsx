import ArrowForward from '@mui/icons-material/ArrowForward';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { addresses } from '@/content/addresses';
import { creators } from '@/content/creators';
import { useMember } from '@/features/auth/session/useMember';
import type { RouterState } from '@/features/auth/redirects/routerState';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';
import { TextWithMail } from '@/ui/TextWithMail';
import { cssVar } from '@/ui/theme/cssVar';
import { EarningsCalculator } from './EarningsCalculator';

const { outline, hero } = creators.members;

const Hero = styled('div')({
  '--focus-ring': cssVar('foot-ink'),
  paddingBlock: 'clamp(48px, 6vw, 96px)',
  background: cssVar('foot-main'),
  color: cssVar('foot-ink'),
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px clamp(32px, 5vw, 96px)',
    alignItems: 'center',
    // In rem, because larger text would break words beside the calculator.
    '@media (width >= 68.75rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 490px)' },
  },
  '& .title': { lineHeight: 1.06 },
  '& .sentence': { display: 'block' },
  '& .lead': { maxWidth: '33em', marginBlock: '20px 28px', color: cssVar('foot-ink2') },
  '& .note': { maxWidth: '33em', marginBlockStart: 16, color: cssVar('foot-ink2') },
  '& .note a:not(:hover)': { color: 'inherit' },
  // Once the stored session is confirmed, a member sees another offer in its place.
  'html[data-session="stored"] & .uncertain': { visibility: 'hidden' },
  'html[data-session="stored"] [data-page] & .action': {
    minHeight: 150,
    '@media (width < 640px)': { minHeight: 176 },
    '@media (width < 376px)': { minHeight: 202 },
    '@media (1100px <= width < 1200px)': { minHeight: 228 },
  },
  '@media (width < 640px)': { '& .columns div > a': { width: '100%' } },
});

export function CreatorsHero() {
  const { member, isUncertain } = useMember();
  return (
    <Hero>
      <Container className="columns">
        <div>
          <Typography variant="hero" component="h1" className="title">
            {creators.title.map((sentence) => (
              <span key={sentence} className="sentence">
                {`${sentence} `}
              </span>
            ))}
          </Typography>
          <Typography variant="lead" component="p" className="lead">
            {creators.lead}
          </Typography>
          <div className="action">
            {member ? (
              <LinkButton to={mailTo(addresses.creators, outline.subject)} variant="contained" size="large">
                {outline.action}
              </LinkButton>
            ) : (
              <LinkButton
                to={paths.signup}
                state={{ accountType: 'creator' } satisfies RouterState}
                variant="contained"
                size="large"
                endIcon={<ArrowForward />}
                className={isUncertain ? 'uncertain' : undefined}
              >
                {creators.action}
              </LinkButton>
            )}
            <Typography className="note">
              {member && `${hero[member.accountType]} `}
              <TextWithMail text={hero.text} />
            </Typography>
          </div>
        </div>
        <EarningsCalculator />
      </Container>
    </Hero>
  );
}

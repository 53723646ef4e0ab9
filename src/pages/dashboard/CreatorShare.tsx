import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { business } from '@/content/business';
import { creators } from '@/content/creators';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { Section } from './Section';

const shares = [
  { percent: business.ownPromotionShare, words: 'of sales from your own promotion' },
  { percent: business.discoveryShare, words: 'of sales from platform discovery' },
] as const;

const Rate = styled('div')({
  gridTemplateColumns: '112px minmax(0, 1fr)',
  '& .percent': { font: '800 3rem/1 var(--font-display)', letterSpacing: '-0.035em' },
  '@media (min-width: 640px)': { '&.row': { gridTemplateColumns: '128px minmax(0, 1fr)' } },
  '& .words > p': { marginTop: 4, color: 'inherit' },
});

const Calculator = styled('p')({
  marginBlockStart: -12,
  '& a': { display: 'inline-block', fontWeight: 600, lineHeight: '44px' },
});

export function CreatorShare() {
  return (
    <Section aria-labelledby="creator-share">
      <div className="title titleLine">
        <Typography variant="h2" id="creator-share">
          How creators are paid
        </Typography>
        <TextLink to={paths.creators}>{creators.members.dashboard.earn.action}</TextLink>
      </div>
      <div className="rows">
        {shares.map(({ percent, words }) => (
          <Rate key={percent} className="row">
            <span className="percent">{percent}%</span>
            <div className="words">
              <Typography variant="h3">{words}</Typography>
              <Typography>${percent} of a $100 sale is yours.</Typography>
            </div>
          </Rate>
        ))}
      </div>
      <Calculator>
        <TextLink to={paths.creators}>Try your own price in the calculator</TextLink>
      </Calculator>
    </Section>
  );
}

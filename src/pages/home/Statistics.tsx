import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { statistics } from '@/content/business';
import { home } from '@/content/home';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

const Band = styled('section')({
  borderBlockEnd: rule,
  '& ul': { display: 'grid', listStyle: 'none' },
  '& li': { paddingBlock: '22px 28px', color: cssVar('ink2') },
  '& b': {
    display: 'block',
    marginBlockEnd: 6,
    color: cssVar('ink'),
    fontFamily: 'var(--font-display)',
    fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 3.125rem)',
    fontWeight: 800,
    letterSpacing: '-0.035em',
    lineHeight: 1.1,
  },
  // In a narrower window, large text leaves no room for two columns.
  '@media (20rem <= width < 900px)': {
    '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& li:nth-of-type(even)': { paddingInlineStart: 20, borderInlineStart: rule },
    '& li:nth-of-type(n + 3)': { borderBlockStart: rule },
  },
  '@media (width >= 900px)': {
    '& ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& li + li': { paddingInlineStart: 24, borderInlineStart: rule },
  },
});

export function Statistics() {
  return (
    <Band>
      <VisuallyHidden as="h2">{home.statistics}</VisuallyHidden>
      <Container>
        <ul>
          {statistics.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> {label}
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}

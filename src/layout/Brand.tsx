import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { brand } from '@/content/brand';
import { paths } from '@/paths';
import { Mark } from '@/ui/art/Mark';

const Home = styled(Link)<LinkProps<typeof RouterLink>>({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  '&, &:hover': { color: 'inherit' },
  '& .name': {
    // A logo that grows with the text would push the buttons beside it off a phone's screen.
    font: '800 min(1.5rem, 30px)/1 var(--font-display)',
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    '@media (width < 360px)': { fontSize: 'min(1.25rem, 24px)' },
  },
});

/** The mark and the name, as a link home. */
export function Brand(link: Pick<LinkProps<typeof RouterLink>, 'onClick' | 'replace'>) {
  return (
    <Home
      component={RouterLink}
      to={paths.home}
      underline="none"
      aria-label={`${brand.name}, home`}
      {...link}
    >
      <Mark size={32} />
      <span className="name">{brand.name}</span>
    </Home>
  );
}

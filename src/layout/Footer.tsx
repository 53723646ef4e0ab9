import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/content/brand';
import { companyLinks, type NavigationLink, supportLinks } from '@/content/navigation';
import { categories } from '@/features/catalogue/categories';
import { paths } from '@/paths';
import { Brand } from './Brand';
import { FooterRoot } from './Footer.styles';
import { SchemeSwitch } from './SchemeSwitch';
import { SocialIcons } from './SocialIcons';

const categoryLinks = categories.map(({ slug, label }) => ({ label, to: paths.category(slug) }));

function FooterColumn({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={heading} className="column">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The end of every page: links to the catalogue, the company and help. */
export function Footer() {
  return (
    // Browsers paint a prerendered page once they have parsed this element (config/prerender/assemblePage.ts).
    <FooterRoot id="footer">
      <Container>
        <div className="columns">
          <div className="about">
            <Brand />
            <Typography className="tagline">{brand.tagline}</Typography>
            <SocialIcons />
          </div>
          <FooterColumn heading="Categories" links={categoryLinks} />
          <FooterColumn heading="Company" links={companyLinks} />
          <FooterColumn heading="Support" links={supportLinks} />
        </div>
        <div className="bottom">
          <Typography variant="caption" component="p">
            {brand.copyright}
          </Typography>
          <SchemeSwitch />
        </div>
      </Container>
    </FooterRoot>
  );
}

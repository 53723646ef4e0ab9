import ArrowForward from '@mui/icons-material/ArrowForward';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { home } from '@/content/home';
import { paths } from '@/paths';
import { HeroArt } from '@/ui/art/HeroArt';
import { LinkButton } from '@/ui/LinkButton';
import { Hero } from './HomeHero.styles';
import { WatchDemo } from './WatchDemo';

export function HomeHero() {
  return (
    <Hero>
      <Container className="columns">
        <div className="words">
          <Typography variant="hero" component="h1">
            {home.title.map((sentence) => (
              <span key={sentence} className="sentence">
                {`${sentence} `}
              </span>
            ))}
          </Typography>
          <Typography variant="lead" component="p" color="textSecondary" className="lead">
            {home.lead}
          </Typography>
          <div className="actions">
            <LinkButton to={paths.courses} variant="contained" size="large" endIcon={<ArrowForward />}>
              {home.explore}
            </LinkButton>
            <WatchDemo />
          </div>
        </div>
        <HeroArt className="art" />
      </Container>
    </Hero>
  );
}

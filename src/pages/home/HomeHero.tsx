import ArrowForward from '@mui/icons-material/ArrowForward';
import { home } from '@/content/home';
import { paths } from '@/paths';
import { HeroArt } from '@/ui/art/HeroArt';
import { Container } from '@/ui/Container';
import { LinkButton } from '@/ui/LinkButton';
import styles from './HomeHero.module.css';
import { WatchDemo } from './WatchDemo';

export function HomeHero() {
  return (
    <div className={styles['hero']}>
      <Container className={styles['columns']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>
            {home.title.map((sentence) => (
              <span key={sentence} className={styles['sentence']}>
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <p className={styles['lead']}>{home.lead}</p>
          <div className={styles['actions']}>
            <LinkButton to={paths.courses} variant="contained" size="large" endIcon={<ArrowForward />}>
              {home.explore}
            </LinkButton>
            <WatchDemo />
          </div>
        </div>
        <HeroArt className={styles['art']} />
      </Container>
    </div>
  );
}

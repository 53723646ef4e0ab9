import { home } from '@/content/home';
import { absoluteUrl, paths } from '@/paths';
import { CallToActionBand } from '@/ui/CallToActionBand';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';
import { CategoryTiles } from './CategoryTiles';
import { HomeHero } from './HomeHero';
import styles from './HomePage.module.css';
import { PopularCourses } from './PopularCourses';
import { Statistics } from './Statistics';

export function HomePage() {
  return (
    <>
      <PageHead
        title={home.title.join(' ')}
        description={home.description}
        canonical={absoluteUrl(paths.home)}
      />
      <HomeHero />
      <div className={styles['below']}>
        <Statistics />
        <CategoryTiles />
        <PopularCourses />
        <CallToActionBand title={home.closing.title} lead={home.closing.lead}>
          <LinkButton to={paths.signup} variant="onRed" size="large">
            {home.closing.start}
          </LinkButton>
          <LinkButton to={paths.pricing} variant="onRedOutlined" size="large">
            {home.closing.pricing}
          </LinkButton>
        </CallToActionBand>
      </div>
    </>
  );
}

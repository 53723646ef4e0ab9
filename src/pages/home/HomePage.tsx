import { home } from '@/content/home';
import { absoluteUrl, paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { CategoryTiles } from './CategoryTiles';
import { HomeClosing } from './HomeClosing';
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
        <HomeClosing />
      </div>
    </>
  );
}

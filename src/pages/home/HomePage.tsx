import { styled } from '@mui/material/styles';
import { home } from '@/content/home';
import { absoluteUrl, paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { CategoryTiles } from './CategoryTiles';
import { HomeClosing } from './HomeClosing';
import { HomeHero } from './HomeHero';
import { PopularCourses } from './PopularCourses';
import { PrintedHome } from './PrintedHome';
import { Statistics } from './Statistics';

/** While a page opens, only its first window is rendered (src/boot/markDocument.ts). */
const Below = styled('div')({
  '@media (width < 900px)': {
    '[data-opening] [data-page] &': {
      contentVisibility: 'hidden',
      containIntrinsicBlockSize: '5000px',
    },
  },
});

export function HomePage() {
  return (
    <>
      <PageHead
        title={home.title.join(' ')}
        description={home.description}
        canonical={absoluteUrl(paths.home)}
      />
      <PrintedHome />
      <HomeHero />
      <Below>
        <Statistics />
        <CategoryTiles />
        <PopularCourses />
        <HomeClosing />
      </Below>
    </>
  );
}

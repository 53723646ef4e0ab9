import { use, useCallback, useMemo, useRef } from 'react';
import { catalogue } from '@/content/catalogue';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { categoryLabel } from '@/features/catalogue/categories';
import { courseListStructuredData } from '@/features/catalogue/courseStructuredData';
import { absoluteUrl, paths } from '@/paths';
import { Container } from '@/ui/Container';
import { LazyToast } from '@/ui/LazyToast';
import { PageHead } from '@/ui/PageHead';
import { CatalogueHead } from './CatalogueHead';
import { CatalogueResults } from './CatalogueResults';
import { CatalogueToolbar } from './CatalogueToolbar';
import styles from './CoursesPage.module.css';
import { FilterGroups } from './FilterGroups';
import { useCatalogueControls } from './useCatalogueControls';

/** More would not help a search engine, and it is written into the page. */
const mostDescribed = 24;

export function CoursesPage() {
  const results = useRef<HTMLElement>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const showResultsFromTheTop = useCallback(() => {
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  }, []);
  const controls = useCatalogueControls(showResultsFromTheTop);
  const list = use(CatalogueCourses);
  const { category } = controls.filters;
  const title = category === 'all' ? catalogue.title : `${categoryLabel(category)} courses`;
  const structuredData = useMemo(() => {
    const described = category === 'all' ? list : list.filter((course) => course.category === category);
    return [courseListStructuredData(described.slice(0, mostDescribed))];
  }, [list, category]);

  return (
    <>
      <PageHead
        title={title}
        description={catalogue.description}
        canonical={absoluteUrl(category === 'all' ? paths.courses : paths.category(category))}
        picture="courses"
        structuredData={structuredData}
      />
      <CatalogueHead title={title} controls={controls} />
      <Container className={styles['columns']}>
        <aside className={styles['rail']} aria-label="Filters">
          <FilterGroups controls={controls} />
        </aside>
        <section ref={results} aria-label="Courses">
          <CatalogueToolbar controls={controls} clearButton={clearButton} />
          <CatalogueResults controls={controls} clearButton={clearButton} />
        </section>
      </Container>
      {controls.undo && (
        <LazyToast
          key={controls.undo.message}
          message={controls.undo.message}
          action={{ label: catalogue.undo, onPress: controls.undo.restore }}
          opener={clearButton}
          onClose={controls.forgetUndo}
        />
      )}
    </>
  );
}

import Container from '@mui/material/Container';
import { useCallback, useId, useRef } from 'react';
import { catalogue } from '@/content/catalogue';
import { categoryLabel } from '@/features/catalogue/categories';
import { absoluteUrl, paths } from '@/paths';
import { LazyToast } from '@/ui/LazyToast';
import { PageHead } from '@/ui/PageHead';
import { CatalogueHead } from './CatalogueHead';
import { CatalogueResults } from './CatalogueResults';
import { CatalogueToolbar } from './CatalogueToolbar';
import { Page } from './CoursesPage.styles';
import { FilterRail } from './FilterRail';
import { useCatalogueControls } from './useCatalogueControls';

export function CoursesPage() {
  const results = useRef<HTMLElement>(null);
  const formId = useId();
  const clearButton = useRef<HTMLButtonElement>(null);
  const showResultsFromTheTop = useCallback(() => {
    if ((results.current?.getBoundingClientRect().top ?? 0) >= 0) return;
    results.current?.scrollIntoView();
    // In a low window, the filter that was chosen with a key is far below the top.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const controls = useCatalogueControls(showResultsFromTheTop);
  const { category } = controls.filters;
  const isAll = category === 'all';
  const title = isAll ? catalogue.title : `${categoryLabel(category)} courses`;
  const lead = isAll ? catalogue.lead : catalogue.leads[category];

  return (
    <Page>
      <PageHead
        title={title}
        description={isAll ? catalogue.description : lead}
        canonical={absoluteUrl(isAll ? paths.courses : paths.category(category))}
        picture="courses"
      />
      <CatalogueHead title={title} lead={lead} formId={formId} controls={controls} />
      <Container className="columns">
        <FilterRail controls={controls} formId={formId} />
        <section ref={results} aria-label="Courses">
          <CatalogueToolbar controls={controls} formId={formId} clearButton={clearButton} />
          {/* Always in the page: a live region that appears together with its text is often not read. */}
          <div aria-live="polite" aria-atomic="true">
            {controls.undo && (
              <LazyToast
                key={controls.undo.message}
                message={controls.undo.message}
                action={{ label: catalogue.undo, onPress: controls.undo.restore }}
                opener={clearButton}
                onClose={controls.forgetUndo}
              />
            )}
          </div>
          <CatalogueResults controls={controls} clearButton={clearButton} />
        </section>
      </Container>
    </Page>
  );
}

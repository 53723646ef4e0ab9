import { catalogue } from '@/content/catalogue';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import styles from './CatalogueHead.module.css';
import type { CatalogueControls } from './useCatalogueControls';

interface CatalogueHeadProps {
  title: string;
  /** One line on what is to be found here. */
  lead: string;
  /** Of the form that leads to the same courses without a script. */
  formId: string;
  controls: CatalogueControls;
}

/** The page's title and the search box beside it. */
export function CatalogueHead({ title, lead, formId, controls }: CatalogueHeadProps) {
  return (
    <div className={styles['head']}>
      <Container className={styles['columns']}>
        <div>
          <h1 className={controls.filters.category === 'all' ? undefined : styles['subject']}>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </div>
        <div className={styles['box']}>
          <form
            id={formId}
            action={paths.courses}
            onSubmit={(event) => {
              event.preventDefault();
              controls.finishTyping();
            }}
          >
            <input
              type="search"
              name="q"
              className={styles['search']}
              aria-label="Search courses"
              placeholder={catalogue.searchPlaceholder}
              value={controls.filters.text}
              onChange={(event) => controls.type(event.target.value)}
              onBlur={controls.finishTyping}
              autoComplete="off"
              enterKeyHint="search"
              spellCheck={false}
            />
          </form>
        </div>
      </Container>
    </div>
  );
}

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Head } from './CatalogueHead.styles';
import { CatalogueSearch } from './CatalogueSearch';
import type { CatalogueControls } from './useCatalogueControls';

interface CatalogueHeadProps {
  title: string;
  /** One line about what visitors find here. */
  lead: string;
  formId: string;
  controls: CatalogueControls;
}

/** The page's title and the search box beside it. */
export function CatalogueHead({ title, lead, formId, controls }: CatalogueHeadProps) {
  const { filters, type, finishTyping } = controls;
  return (
    <Head>
      <Container className="columns">
        <div>
          <Typography variant="h1" className={filters.category === 'all' ? '' : 'subject'}>
            {title}
          </Typography>
          <Typography color="textSecondary" className="lead">
            {lead}
          </Typography>
        </div>
        <CatalogueSearch text={filters.text} formId={formId} type={type} finishTyping={finishTyping} />
      </Container>
    </Head>
  );
}

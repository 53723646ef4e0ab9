import Search from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { catalogue } from '@/content/catalogue';
import { paths } from '@/paths';
import { Container } from '@/ui/Container';
import { Head } from './CatalogueHead.styles';
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
    <Head>
      <Container className="columns">
        <div>
          <Typography variant="h1" className={controls.filters.category === 'all' ? '' : 'subject'}>
            {title}
          </Typography>
          <Typography color="textSecondary" className="lead">
            {lead}
          </Typography>
        </div>
        <form
          id={formId}
          action={paths.courses}
          onSubmit={(event) => {
            event.preventDefault();
            controls.finishTyping();
          }}
        >
          <OutlinedInput
            type="search"
            name="q"
            fullWidth
            aria-label="Search courses"
            placeholder={catalogue.searchPlaceholder}
            value={controls.filters.text}
            onChange={(event) => controls.type(event.target.value)}
            onBlur={controls.finishTyping}
            autoComplete="off"
            startAdornment={<Search />}
            slotProps={{ input: { enterKeyHint: 'search', spellCheck: false } }}
          />
        </form>
      </Container>
    </Head>
  );
}

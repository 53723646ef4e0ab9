import Typography from '@mui/material/Typography';
import { addresses } from '@/content/addresses';
import { creators } from '@/content/creators';
import type { AccountType } from '@/features/auth/session/currentUser';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';
import { Section } from './Section';

const { outline, dashboard } = creators.members;

/** What members can do next in a build without learning. Shows nothing that the product does not know. */
export function NextSteps({ accountType }: { accountType: AccountType }) {
  return (
    <Section aria-labelledby="next-steps">
      <Typography variant="h2" id="next-steps" className="title">
        {`What's next`}
      </Typography>
      <EmptyState heading="h3" title="Find your next course." isBoxed>
        <LinkButton to={paths.courses} variant="contained">
          Browse courses
        </LinkButton>
      </EmptyState>
      {accountType === 'creator' && (
        <div className="rows">
          <div className="row">
            <div>
              <Typography variant="h3">{dashboard.earn.title}</Typography>
              <Typography>{dashboard.earn.text}</Typography>
            </div>
            <LinkButton to={paths.creators} variant="outlined">
              {dashboard.earn.action}
            </LinkButton>
          </div>
          <div className="row">
            <div>
              <Typography variant="h3">{dashboard.outline.title}</Typography>
              <Typography>{dashboard.outline.text}</Typography>
            </div>
            <LinkButton to={mailTo(addresses.creators, outline.subject)} variant="outlined">
              {outline.action}
            </LinkButton>
          </div>
        </div>
      )}
    </Section>
  );
}

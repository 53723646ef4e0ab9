import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHead } from './PageHead';
import { TextLink } from './TextLink';
import { cssVar } from '@/ui/theme/cssVar';

export interface InfoPageProps {
  title: string;
  /** Replaces the title in the browser's tab, where the site's name follows it. */
  tabTitle?: string;
  lead: string;
  /** For search engines; at most 160 characters. */
  description: string;
  canonical: string;
  /** The day of the last change: an ISO day, and the same day in words. */
  updated?: { day: string; text: string };
  /** The page's sections, for the list that links to them. */
  contents: readonly { id: string; heading: string }[];
  children: ReactNode;
}

const Columns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px clamp(32px, 5vw, 72px)',
  paddingBlock: 'clamp(40px, 5.6vw, 80px) var(--space-section)',
  overflowWrap: 'break-word',
  '@media (width >= 900px)': { gridTemplateColumns: '4fr minmax(0, 7fr)' },
  // A grid row that is longer than the rest of the sheet would move to the next one.
  '@media print': { display: 'block', '& .lead': { marginBlockStart: 16 } },
  '& .updated': { marginBlockStart: 16, color: cssVar('ink2') },
  '& .lead': { maxWidth: '33em', textWrap: 'balance' },
});

const Contents = styled('nav')({
  position: 'sticky',
  insetBlockStart: 96,
  marginBlockStart: 32,
  '@media (width < 900px)': { display: 'none' },
  '@media print': { display: 'none' },
  '& ul': { listStyle: 'none' },
  '& a': { display: 'inline-block', paddingBlock: 6, color: cssVar('ink2'), fontWeight: 400 },
  '& a:hover': {
    color: cssVar('ink'),
    textDecoration: `underline 2px ${cssVar('signal-text')}`,
    textUnderlineOffset: 5,
  },
});

/** A page to read: what it is about on the left, its sections on the right. */
export function InfoPage(page: InfoPageProps) {
  const { title, tabTitle = title, lead, description, canonical, updated, contents, children } = page;
  return (
    <Columns>
      <PageHead title={tabTitle} description={description} canonical={canonical} />
      <div>
        <Typography variant="h1">{title}</Typography>
        {updated && (
          <Typography variant="small" component="p" className="updated">
            Last updated <time dateTime={updated.day}>{updated.text}</time>
          </Typography>
        )}
        <Contents aria-label="On this page">
          <ul>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                <TextLink to={{ hash: id }} underline="hover">
                  {heading}
                </TextLink>
              </li>
            ))}
          </ul>
        </Contents>
      </div>
      <div>
        <Typography variant="lead" component="p" className="lead">
          {lead}
        </Typography>
        {children}
      </div>
    </Columns>
  );
}

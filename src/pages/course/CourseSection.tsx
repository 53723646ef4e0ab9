import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface CourseSectionProps {
  title: string;
  /** At the far end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

const Section = styled('section')({
  paddingBlockStart: 48,
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    marginBlockEnd: 16,
  },
  '& > .head > h2': { fontSize: 'min(clamp(1.625rem, 1.4rem + 0.95vw, 2.25rem), 11.6vw)' },
  '@media (width >= 900px)': { paddingBlockStart: 60 },
  '@media print': {
    paddingBlockStart: 24,
    '& > .head': { breakInside: 'avoid', breakAfter: 'avoid' },
    '& li': { breakInside: 'avoid' },
  },
});

/** One titled part of the course page. */
export function CourseSection({ title, aside, children }: CourseSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <div className="head">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </Section>
  );
}

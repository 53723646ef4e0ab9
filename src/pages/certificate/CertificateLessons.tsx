import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { certificate as words } from '@/content/certificate';
import { countOf } from '@/features/catalogue/formatCourse';
import { cssVar } from '@/ui/theme/cssVar';

const Lessons = styled('section')({
  maxWidth: 824,
  marginBlockStart: 48,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBlockEnd: 10,
    borderBlockEnd: `2px solid ${cssVar('ink')}`,
  },
  '& .head > p': { color: cssVar('ink2') },
  '& ol': { listStyle: 'none', counterReset: 'lesson' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'baseline',
    padding: '12px 2px',
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
    counterIncrement: 'lesson',
  },
  '& li::before': {
    content: "counter(lesson) / ''",
    color: cssVar('ink3'),
    font: '700 1.25rem/1.3 var(--font-display)',
    fontVariantNumeric: 'tabular-nums',
  },
});

export function CertificateLessons({ lessons }: { lessons: readonly string[] }) {
  return (
    <Lessons aria-labelledby="lessons-covered">
      <div className="head">
        <Typography variant="h3" component="h2" id="lessons-covered">
          {words.check.lessons}
        </Typography>
        <Typography variant="small" component="p">
          {`${countOf(lessons.length, 'lesson')}, as they were on that day`}
        </Typography>
      </div>
      <ol>
        {lessons.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </Lessons>
  );
}

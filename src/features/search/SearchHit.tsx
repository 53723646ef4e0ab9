import { styled } from '@mui/material/styles';
import type { CourseSummary } from '@/features/catalogue/course';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { Cover } from '@/ui/art/Cover';
import { cssVar } from '@/ui/theme/cssVar';
import { Highlight } from './Highlight';
import type { Combobox } from './useCombobox';

const Hit = styled(CourseLink)({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  padding: '10px 8px',
  borderRadius: 4,
  scrollMarginBlock: 48,
  color: cssVar('ink'),
  textDecoration: 'none',
  '&[aria-selected="true"], &:hover': { background: cssVar('wash') },
  '& .cover': { borderRadius: 2 },
  '& .words': { display: 'block', minWidth: 0 },
  '& .title': { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  '& .line': {
    display: 'block',
    overflow: 'hidden',
    color: cssVar('ink3'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // One line of large text would be too short for a name.
    '@media (width < 20rem)': { whiteSpace: 'normal' },
  },
  '& mark': {
    background: 'none',
    color: cssVar('signal-text'),
    fontWeight: 800,
    textDecoration: 'underline 2px',
    textUnderlineOffset: 3,
  },
  '& .price': {
    font: 'var(--mui-font-price)',
    fontSize: '1.0625rem',
    letterSpacing: '-0.025em',
    '@media (width < 900px)': { display: 'none' },
  },
  '@media (width >= 900px)': {
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    paddingInline: 12,
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '& mark': { color: 'CanvasText' },
  },
});

interface SearchHitProps {
  course: CourseSummary;
  needle: string;
  optionProps: ReturnType<Combobox['optionProps']>;
}

/** One result: a real link, so that it can also be opened in a new tab. It replaces the overlay's history entry. */
export function SearchHit({ course, needle, optionProps }: SearchHitProps) {
  return (
    <Hit {...optionProps} courseId={course.id} replace>
      <Cover src={course.thumbnail} className="cover" />
      <span className="words">
        <span className="title">
          <Highlight text={course.title} needle={needle} />
        </span>{' '}
        <span className="line">
          <Highlight text={course.instructor.name} needle={needle} /> ·{' '}
          <Highlight text={course.shortDescription} needle={needle} />
        </span>
      </span>{' '}
      <span className="price">{formatPrice(course.price)}</span>
    </Hit>
  );
}

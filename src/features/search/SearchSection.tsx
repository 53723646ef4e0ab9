import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { categoryStyle } from '@/features/catalogue/categories';
import { countOf } from '@/features/catalogue/formatCourse';
import { HueLabel } from '@/ui/HueLabel';
import { cssVar } from '@/ui/theme/cssVar';
import type { ResultSection } from './findResults';
import { SearchHit } from './SearchHit';
import type { Combobox } from './useCombobox';

const Section = styled('section')({
  paddingBlockStart: 16,
  '& .head': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 16,
    padding: '0 8px 8px',
    '@media (width < 20rem)': { display: 'block' },
    '@media (width >= 900px)': { paddingInline: 12 },
  },
  '& .heading': {
    fontSize: '1.0625rem',
    fontWeight: 700,
    lineHeight: 1.4,
    letterSpacing: '-0.014em',
  },
  '& .count': { color: cssVar('ink3'), fontSize: '0.875rem', lineHeight: '1.25rem' },
});

interface SearchSectionProps extends ResultSection {
  needle: string;
  combobox: Combobox;
  /** The index of this group in the combobox. */
  index: number;
}

export function SearchSection({ heading, category, courses, needle, combobox, index }: SearchSectionProps) {
  const headingId = useId();
  return (
    <Section>
      <div className="head">
        <h2 id={headingId} className="heading">
          {category ? <HueLabel hue={categoryStyle(category).hue} label={heading} /> : heading}
        </h2>
        {category && <span className="count">{countOf(courses.length, 'result')}</span>}
      </div>
      <div {...combobox.groupProps(index, headingId)}>
        {courses.map((course, position) => (
          <SearchHit
            key={course.id}
            course={course}
            needle={needle}
            optionProps={combobox.optionProps(index, position)}
          />
        ))}
      </div>
    </Section>
  );
}

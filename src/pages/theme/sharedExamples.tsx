import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CategoryLabel } from '@/features/catalogue/CategoryLabel';
import { categories } from '@/features/catalogue/categories';
import { CourseList } from '@/features/catalogue/CourseList';
import { courses } from '@/features/catalogue/courses';
import { paths } from '@/paths';
import { Avatar } from '@/ui/art/Avatar';
import { Mark } from '@/ui/art/Mark';
import { CallToActionBand } from '@/ui/CallToActionBand';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FaqList } from '@/ui/FaqList';
import { LinkButton } from '@/ui/LinkButton';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { RangeField } from '@/ui/RangeField';
import { TextLink } from '@/ui/TextLink';
import type { Example } from '@/ui/theme/examples/Example';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' });

const shownCourses = [
  courses.find(({ price }) => price === 0),
  courses.find(({ originalPrice }) => originalPrice !== undefined),
].filter((course) => course !== undefined);

function PriceField() {
  const [price, setPrice] = useState(79);
  return (
    <RangeField
      label="Price"
      value={price}
      valueText={`$${price}.00`}
      min={0}
      max={200}
      step={1}
      onChange={setPrice}
    />
  );
}

/** Shared components beyond MUI's own, each in the states that visitors meet. */
export const sharedExamples: readonly Example[] = [
  {
    shows: ['LinkButton'],
    element: (
      <Row>
        <LinkButton variant="contained" size="large" to={paths.courses}>
          Browse Courses
        </LinkButton>
        <LinkButton variant="ink" to={paths.creators}>
          Become a Creator
        </LinkButton>
        <LinkButton variant="outlined" to={paths.pricing}>
          Pricing
        </LinkButton>
        <LinkButton variant="text" to={paths.login}>
          Login
        </LinkButton>
      </Row>
    ),
  },
  { shows: ['TextLink'], element: <TextLink to={paths.help}>Help Center</TextLink> },
  {
    shows: ['Mark'],
    element: (
      <Row>
        <Mark size={64} />
        <Mark size={64} variant="club" />
        <Mark size={64} variant="outline" />
      </Row>
    ),
  },
  {
    shows: ['Avatar'],
    element: (
      <Row>
        <Avatar name="Ada Lovelace" size={32} />
        <Avatar name="Grace Hopper" size={48} />
        <Avatar name="Alan Turing" size={64} />
      </Row>
    ),
  },
  {
    shows: ['CategoryLabel'],
    element: (
      <Row>
        {categories.map(({ slug }) => (
          <CategoryLabel key={slug} category={slug} />
        ))}
      </Row>
    ),
  },
  { shows: ['CourseCard in a grid'], element: <CourseList courses={shownCourses} /> },
  { shows: ['CourseCard in a list'], element: <CourseList courses={shownCourses} view="list" /> },
  {
    shows: ['EmptyState'],
    element: (
      <EmptyState title="No courses found" heading="h3" hint="Try another word, or fewer filters." isBoxed>
        <LinkButton variant="outlined" to={paths.courses}>
          Show all courses
        </LinkButton>
      </EmptyState>
    ),
  },
  { shows: ['LoadingStatus'], element: <LoadingStatus className={undefined} /> },
  { shows: ['RangeField'], element: <PriceField /> },
  {
    shows: ['FaqList'],
    element: (
      <FaqList
        firstOpen
        items={[
          { question: 'Do I need to know how to program?', answer: 'No. Each course says what it asks for.' },
          { question: 'Can I learn on a phone?', answer: 'Yes, on every page.' },
        ]}
      />
    ),
  },
  {
    shows: ['DataTable'],
    element: (
      <DataTable
        caption="What a course costs"
        columns={['Course', 'Lessons', 'Price']}
        rows={shownCourses.map(({ title, lessonsCount, price }) => [
          title,
          String(lessonsCount),
          `$${price}`,
        ])}
      />
    ),
  },
  {
    shows: ['CallToActionBand'],
    element: (
      <CallToActionBand title="Learn AI by doing" lead="Start with a free course.">
        <LinkButton variant="onRed" size="large" to={paths.signup}>
          Get Started
        </LinkButton>
        <LinkButton variant="onRedOutlined" size="large" to={paths.courses}>
          Browse Courses
        </LinkButton>
      </CallToActionBand>
    ),
  },
];

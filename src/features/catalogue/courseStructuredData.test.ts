import { courses } from './courses';
import { courseListStructuredData, courseStructuredData } from './courseStructuredData';
import { loadCourse } from './loadCourse';

const prompting = '90b728ae-ebae-58b6-a2eb-c77d707fbd55';
const startHere = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';

async function describe(id: string) {
  const course = await loadCourse(id);
  if (!course) throw new Error(`no course ${id}`);
  return courseStructuredData(course);
}

test('a course has a name, a provider, an offer in US dollars and an online instance with its workload', async () => {
  const [course] = await describe(prompting);
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Prompting That Works: From First Draft to Reliable Results',
    url: `https://aiclub.example/course/${prompting}`,
    image: `https://aiclub.example/social/course-${prompting}.png`,
    provider: { '@type': 'Organization', name: 'AI Club' },
    offers: { '@type': 'Offer', price: 79, priceCurrency: 'USD', category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: 'PT5H',
      instructor: { name: 'Priya Raghunathan' },
    },
    aggregateRating: { ratingValue: 4.9, reviewCount: 463, bestRating: 5 },
  });
});

test('a free course has the price 0 and no prerequisites', async () => {
  const [course] = await describe(startHere);
  expect(course).toMatchObject({ offers: { price: 0, category: 'Free' } });
  expect(course).not.toHaveProperty('coursePrerequisites');
});

test('the breadcrumbs lead from the front page over the category to the course', async () => {
  const [, breadcrumbs] = await describe(prompting);
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://aiclub.example/' },
      { position: 2, name: 'Courses', item: 'https://aiclub.example/courses' },
      {
        position: 3,
        name: 'AI Fundamentals',
        item: 'https://aiclub.example/courses?category=ai-fundamentals',
      },
      { position: 4, name: 'Prompting That Works: From First Draft to Reliable Results' },
    ],
  });
});

test('the list names its courses in order', () => {
  expect(courseListStructuredData(courses.slice(0, 3))).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 3,
    itemListElement: [
      { position: 1, name: 'Start Here: AI in Plain Language' },
      { position: 2, name: 'Prompting That Works: From First Draft to Reliable Results' },
      { position: 3, name: 'Script to Screen: AI-Assisted Video in a Weekend' },
    ],
  });
});

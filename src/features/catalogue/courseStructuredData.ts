import { brand } from '@/content/brand';
import { absoluteUrl, paths } from '@/paths';
import { categoryLabel } from './categories';
import type { Course, CourseSummary } from './course';

/** Minutes as an ISO 8601 duration such as PT6H45M. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** The way from the home page to a page, as schema.org describes it; the last step is the page itself. */
const breadcrumbs = (steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/** What a course's page shows, in schema.org's words: the course with its offer and its online instance. */
export function courseStructuredData(course: Course): object[] {
  const url = absoluteUrl(paths.course(course.id));
  return [
    {
      '@type': 'Course',
      '@id': url,
      url,
      name: course.title,
      description: course.shortDescription,
      image: absoluteUrl(`/social/course-${course.id}.png`),
      inLanguage: 'en',
      about: categoryLabel(course.category),
      educationalLevel: course.difficulty,
      teaches: course.learningOutcomes,
      ...(course.prerequisites.length > 0 && { coursePrerequisites: course.prerequisites }),
      dateCreated: course.createdAt,
      dateModified: course.updatedAt,
      provider: { '@type': 'Organization', name: brand.name, url: absoluteUrl(paths.home) },
      offers: {
        '@type': 'Offer',
        category: course.price === 0 ? 'Free' : 'Paid',
        price: course.price,
        priceCurrency: 'USD',
        url,
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: isoDuration(course.duration),
        instructor: { '@type': 'Person', name: course.instructor.name, description: course.instructor.bio },
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.rating,
        reviewCount: course.reviewsCount,
        bestRating: 5,
      },
    },
    breadcrumbs([
      { name: 'Home', path: paths.home },
      { name: 'Courses', path: paths.courses },
      { name: categoryLabel(course.category), path: paths.category(course.category) },
      { name: course.title, path: paths.course(course.id) },
    ]),
  ];
}

/** A list of courses as the page shows it, in the same order. */
export const courseListStructuredData = (courses: readonly CourseSummary[]): object => ({
  '@type': 'ItemList',
  numberOfItems: courses.length,
  itemListElement: courses.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absoluteUrl(paths.course(id)),
  })),
});

import { organization, website } from '@/content/organization';
import { courses } from '@/features/catalogue/courses';
import { courseListStructuredData, courseStructuredData } from '@/features/catalogue/courseStructuredData';
import { loadCourse } from '@/features/catalogue/loadCourse';
import { paths } from '@/paths';

/** schema.org objects that repeat what the page at an address shows; none for most addresses. */
async function structuredDataOf(path: string): Promise<readonly object[]> {
  if (path === paths.home) return [organization(), website()];
  if (path === paths.courses) return [courseListStructuredData(courses)];
  const summary = courses.find(({ id }) => paths.course(id) === path);
  const course = summary && (await loadCourse(summary.id));
  return course ? courseStructuredData(course) : [];
}

/**
 * JSON-LD for the head of a prerendered page. React does not render it: Trusted Types would refuse script markup that
 * React writes later. `<` is escaped, so that no text can close the element.
 */
export async function structuredDataTag(path: string): Promise<string> {
  const items = await structuredDataOf(path);
  if (items.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

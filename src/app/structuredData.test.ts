import { courses } from '@/features/catalogue/courses';
import { paths } from '@/paths';
import { structuredDataTag } from './structuredData';

const said = async (path: string): Promise<unknown> => {
  const tag = await structuredDataTag(path);
  const page = new DOMParser().parseFromString(tag, 'text/html');
  return JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
};

test('the front page, the catalogue and every course have schema.org data', async () => {
  const described = [paths.home, paths.courses, ...courses.map(({ id }) => paths.course(id))];
  for (const path of described) {
    expect(await said(path)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': expect.arrayContaining([expect.objectContaining({ '@type': expect.any(String) })]),
    });
  }
});

test('other pages and unknown courses have no structured data', async () => {
  expect(await structuredDataTag(paths.pricing)).toBe('');
  expect(await structuredDataTag('/course/unknown')).toBe('');
});

test('no text in the data can close the script element', async () => {
  const [course] = courses;
  if (!course) throw new Error('the catalogue is empty');
  jest.replaceProperty(course, 'title', 'How to close </script><script>alert(1)</script>');
  expect((await structuredDataTag(paths.course(course.id))).match(/<\/?script/g)).toEqual([
    '<script',
    '</script',
  ]);
  jest.restoreAllMocks();
});

import { brand } from '@/content/brand';
import { categories } from '@/features/catalogue/categories';
import { courses } from '@/features/catalogue/courses';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';
import { paths } from '@/paths';
import { light } from '@/ui/theme/tokens';

/** Pages that everyone may read; accounts and the dashboard are not among them. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.courses,
  ...categories.map(({ slug }) => paths.category(slug)),
  ...courses.map(({ id }) => paths.course(id)),
  paths.creators,
  paths.pricing,
  paths.about,
  paths.careers,
  paths.press,
  paths.blog,
  paths.contact,
  paths.help,
  paths.terms,
  paths.privacy,
  paths.refund,
  paths.affiliate,
];

/** The lessons that everyone may read in a build with learning: the first of each course that has lessons. */
export const openLessonPaths: readonly string[] = lessonCourses.flatMap(({ courseId, lessonIds }) =>
  lessonIds.slice(0, 1).map((lessonId) => paths.lesson(courseId, lessonId)),
);

const lastChanges = new Map<string, string>(
  courses.map(({ id, updatedAt }) => [paths.course(id), updatedAt]),
);

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sitemap(origin: string, listed: readonly string[]): string {
  const entries = listed.map((path) => {
    const changed = lastChanges.get(path);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

const robots = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;

const manifest = (): string =>
  `${JSON.stringify(
    {
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      id: '/',
      start_url: paths.home,
      scope: '/',
      display: 'standalone',
      lang: 'en',
      theme_color: light.paper,
      background_color: light.paper,
      categories: ['education'],
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    undefined,
    2,
  )}\n`;

const openSearch = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${brand.name}</ShortName>
  <Description>Search the courses of ${brand.name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${origin}/icons/192.png</Image>
  <Url type="text/html" template="${origin}${paths.courses}?q={searchTerms}"/>
</OpenSearchDescription>
`;

/**
 * Redirects `/.well-known/change-password`, which password managers open, by a page: that works on every static host.
 */
const changePassword = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=${paths.forgotPassword}" />
    <title>Change your password | ${brand.name}</title>
  </head>
  <body>
    <p><a href="${paths.forgotPassword}">Change your password</a></p>
  </body>
</html>
`;

/** The files for search engines and browsers: file name in the site's root, and its text. */
export const siteFiles = (
  origin: string,
  { hasLessons }: { hasLessons: boolean },
): ReadonlyMap<string, string> =>
  new Map([
    ['sitemap.xml', sitemap(origin, hasLessons ? [...publicPaths, ...openLessonPaths] : publicPaths)],
    ['robots.txt', robots(origin)],
    ['manifest.webmanifest', manifest()],
    ['opensearch.xml', openSearch(origin)],
    ['.well-known/change-password.html', changePassword()],
  ]);

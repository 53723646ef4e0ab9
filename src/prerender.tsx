import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { structuredDataTag } from '@/app/structuredData';
import { whenInitialized } from '@/app/whenInitialized';
import { createAuthServices } from '@/features/auth/session/authServices';
import { noScript } from '@/content/start';
import { courses } from '@/features/catalogue/courses';
import { lessonCourses } from '@/features/learning/lessons/lessonCourses';
import { paths } from './paths';

/** Prerendered like other pages, but kept from search engines. */
const unlistedPaths: readonly string[] = [paths.login, paths.signup, paths.forgotPassword];

/** Drawn only in the browser: their content differs for each visitor. */
const browserOnlyPaths: readonly string[] = [paths.resetPassword, paths.dashboard];

/** The pages of learning: the first lesson of each course is open to everyone, the rest differs for each member. */
const lessonPaths = lessonCourses.map(({ courseId, lessonIds: [first = '', ...others] }) => ({
  open: paths.lesson(courseId, first),
  members: [
    ...others.map((lesson) => paths.lesson(courseId, lesson)),
    paths.lessons(courseId),
    paths.plan(courseId),
  ],
}));
const learningPaths = __LEARNING__
  ? {
      prerendered: lessonPaths.map(({ open }) => open),
      browserOnly: [...lessonPaths.flatMap(({ members }) => members), paths.certificateCheck],
    }
  : { prerendered: [], browserOnly: [] };

const fixedPaths = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [
    ...(path !== undefined && !/[:*]/.test(path) ? [path] : []),
    ...fixedPaths(children),
  ]);

const notListed: ReadonlySet<string> = new Set([
  ...unlistedPaths,
  ...browserOnlyPaths,
  ...learningPaths.browserOnly,
]);

/** Every address that is known at build time, by whether its page can be prerendered. */
export const knownPaths = {
  prerendered: [
    ...fixedPaths(routes).filter((path) => !notListed.has(path)),
    ...courses.map(({ id }) => paths.course(id)),
    ...learningPaths.prerendered,
  ],
  unlisted: unlistedPaths,
  browserOnly: [...browserOnlyPaths, ...learningPaths.browserOnly],
};

/** Shown where no script may run, by a page that only the browser can draw. */
export const withoutScript = renderToStaticMarkup(
  <noscript>
    <main className="start-failed">
      <h1>{noScript.title}</h1>
      <p>
        {noScript.advice} <a href={paths.home}>{noScript.home}</a>,{' '}
        <a href={paths.courses}>{noScript.courses}</a>
      </p>
    </main>
  </noscript>,
);

/** Never called: at build time nobody is logged in. */
const services = createAuthServices({
  supabaseUrl: 'https://prerender.invalid',
  supabaseAnonKey: 'none',
});

/** The markup of one page, as a visitor who is not logged in first sees it. */
export async function renderPage(path: string): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await whenInitialized(router);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <App store={makeStore({ services })}>
      <RouterProvider router={router} />
    </App>,
    {
      onError: (error) => {
        failures.push(error);
      },
      // Otherwise React would send large Suspense boundaries separately, with inline scripts that put them in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const parts = [await structuredDataTag(path)];
  for await (const part of prelude) parts.push(String(part));
  router.dispose();
  if (failures.length > 0) throw new AggregateError(failures, `${path} cannot be prerendered`);
  return parts.join('');
}

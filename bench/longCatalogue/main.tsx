import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { createAuthServices } from '@/features/auth/session/authServices';
import { CatalogueCourses } from '@/features/catalogue/CatalogueCourses';
import { courses } from '@/features/catalogue/courses';
import { sampleCourses } from '@/features/catalogue/sampleCourses';

/** The product itself, with as many courses as `count` in the address says, or with its own courses. */
const count = Number(new URLSearchParams(window.location.search).get('count'));
const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  <CatalogueCourses value={count > 0 ? sampleCourses(count) : courses}>
    <App
      store={makeStore({
        services: createAuthServices({ supabaseUrl: 'https://bench.invalid', supabaseAnonKey: 'none' }),
      })}
    >
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  </CatalogueCourses>,
);

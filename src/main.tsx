import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { ConfigurationPage } from '@/app/ConfigurationPage';
import { routes } from '@/app/routes';
import { makeStore } from '@/app/store';
import { createAuthServices } from '@/features/auth/authServices';
import { type AppEnv, readEnv } from './env';
import '@/ui/fonts.css';

function startApp(root: HTMLElement, env: AppEnv) {
  const store = makeStore({ services: createAuthServices(env) });
  createRoot(root).render(
    <App store={store}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>,
  );
}

async function main() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its #root');

  const { env, problems } = readEnv();
  if (!env) {
    createRoot(root).render(<ConfigurationPage problems={problems} />);
    return;
  }
  if (__USE_MOCKS__) {
    const { startMocks } = await import('@mocks/browser');
    await startMocks();
  }
  startApp(root, env);
}

void main();

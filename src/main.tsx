import { createRoot } from 'react-dom/client';
import { ConfigurationPage } from '@/app/ConfigurationPage';
import { hydratePage } from '@/boot/hydratePage';
import { startErrorReports } from '@/ui/errorReports';
import { noteFailedDownloads } from '@/ui/failedDownload';
import { readEnv } from './env';
import { registerServiceWorker } from './registerServiceWorker';

async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its #root');
  noteFailedDownloads();
  const { env, problems } = readEnv();
  if (!env) {
    createRoot(root).render(<ConfigurationPage problems={problems} />);
    window.boot.succeed();
    return;
  }
  if (env.errorReports !== undefined) startErrorReports(env.errorReports);
  if (__USE_MOCKS__) {
    const { startMocks } = await import('@mocks/browser');
    await startMocks(env);
  }
  await hydratePage(root, env);
  window.boot.succeed();
  if (import.meta.env.PROD && !__USE_MOCKS__) registerServiceWorker();
}

main().catch(window.boot.fail);

import { keepOfflineCopy } from '@/boot/offlineCopy';
import { start } from '@/boot/start';
import { noteFailedDownloads } from '@/ui/failedDownload';
import { readEnv } from './env';
import '@/ui/fonts.css';

async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its #root');
  noteFailedDownloads();
  const { env } = readEnv();
  if (__USE_MOCKS__ && env) {
    const { startMocks } = await import('@mocks/browser');
    await startMocks(env);
  }
  await start(root);
  window.boot.succeed();
  if (import.meta.env.PROD && !__USE_MOCKS__) await keepOfflineCopy();
}

main().catch(window.boot.fail);

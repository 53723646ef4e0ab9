import { keepEarlyInput } from '@/app/earlyInput';
import { firstReach } from '@/app/firstReach';
import { noteFailedDownloads } from '@/ui/failedDownload';
import { keepOfflineCopy } from '@/app/offlineCopy';
import { readEnv } from './env';
import '@/ui/fonts.css';

function addLink(href: string, more: { rel: string; disabled?: boolean }): void {
  const link = Object.assign(document.createElement('link'), more);
  if (more.disabled) link.setAttribute('disabled', '');
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

const listed = (addresses = ''): string[] => addresses.split(' ').filter(Boolean);

/**
 * A prerendered page names the scripts it will need, which are thus downloaded all at once, and the style
 * sheets that already stand in it: a disabled link tells the loader of chunks to leave them out.
 */
function prepareLoading({ scripts, styles }: DOMStringMap): void {
  for (const href of listed(scripts)) addLink(href, { rel: 'modulepreload' });
  for (const href of listed(styles)) addLink(href, { rel: 'stylesheet', disabled: true });
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** What the visitor has done is shown first. A window that shows nothing has no frames to wait for. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

async function startProduct(root: HTMLElement, isPrerendered: boolean): Promise<void> {
  const { env } = readEnv();
  if (__USE_MOCKS__ && env) {
    const { startMocks } = await import('@mocks/browser');
    await startMocks(env);
  }
  prepareLoading(root.dataset);
  // Each part runs in a task of its own, so that the page can answer in between.
  await import('@/app/framework');
  await pause();
  await import('@mui/material/styles');
  await pause();
  await import('@/ui/theme');
  await pause();
  const { start } = await import('@/app/start');
  await start(root, { isPrerendered });
}

/** A query, a fragment or a stored session: something that the prerendered page could not know. */
const isAboutThisVisitor = (): boolean =>
  window.location.search !== '' ||
  window.location.hash !== '' ||
  document.documentElement.dataset['session'] === 'stored';

/**
 * A prerendered page can be read, scrolled and left by its links without a script. So the product waits
 * until somebody reaches for it, unless there is something to add or nothing to see yet.
 */
async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its #root');
  noteFailedDownloads();
  if (import.meta.env.PROD && !__USE_MOCKS__) keepOfflineCopy();

  const isServedPage = () => root.dataset['page'] === window.location.pathname;
  if (!isServedPage() || !readEnv().env) return startProduct(root, isServedPage());

  const repeatEarlyInput = keepEarlyInput(root);
  if (!isAboutThisVisitor()) {
    await firstReach();
    await nextFrame();
  }
  // After a reload, Back may lead to another address within the same document.
  const isStillServedPage = isServedPage();
  await startProduct(root, isStillServedPage);
  if (isStillServedPage) repeatEarlyInput();
}

void main();

import { keepEarlyInput } from '@/app/earlyInput';
import { recoverFromFailedStart, watchLeaving } from '@/app/failedStart';
import { firstReach } from '@/app/firstReach';
import { noteFailedDownloads } from '@/ui/failedDownload';
import { keepOfflineCopy } from '@/app/offlineCopy';
import { listed, loadScripts, loadStyles, prepareScripts } from '@/app/productFiles';
import { takenOver } from '@/app/takeover';
import { readEnv } from './env';
import '@/ui/fonts.css';

/** What the visitor has done is shown first. A window that shows nothing has no frames to wait for. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

async function loadProduct(root: HTMLElement) {
  const { env } = readEnv();
  if (__USE_MOCKS__ && env) {
    const { startMocks } = await import('@mocks/browser');
    await startMocks(env);
  }
  const styled = loadStyles(root.dataset);
  await loadScripts([...listed(root.dataset['foundation']), ...listed(root.dataset['scripts'])]);
  const product = await import('@/app/start');
  await styled;
  return product;
}

/** True once the product has the page, false when it could not be loaded. */
async function startProduct(root: HTMLElement, isPrerendered: boolean): Promise<boolean> {
  const leaving = watchLeaving();
  let product;
  try {
    product = await loadProduct(root);
  } catch (error) {
    recoverFromFailedStart(error, { root, isPrerendered, isLeft: leaving.hasBegun() });
    return false;
  } finally {
    leaving.stopWatching();
  }
  await product.start(root, { isPrerendered });
  await takenOver;
  return true;
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
  const keepCopy = () => {
    if (import.meta.env.PROD && !__USE_MOCKS__) void keepOfflineCopy();
  };

  // What was noted in history, such as a course to come back to, may show in the page from the start.
  const isServedPage = () => root.dataset['page'] === window.location.pathname && !window.history.state?.usr;
  if (!isServedPage() || !readEnv().env) {
    keepCopy();
    await startProduct(root, isServedPage());
    return;
  }

  const earlyInput = keepEarlyInput(root);
  if ('startsAtOnce' in root.dataset || isAboutThisVisitor()) keepCopy();
  else {
    void prepareScripts(listed(root.dataset['foundation'])).then(keepCopy);
    await firstReach();
  }
  await nextFrame();
  // After a reload, Back may lead to another address within the same document.
  const isStillServedPage = isServedPage();
  if (!isStillServedPage) earlyInput.forget();
  const isRunning = await startProduct(root, isStillServedPage);
  // A page that could not start goes on holding back: its forms must not be sent by the browser itself.
  if (isRunning && isStillServedPage) earlyInput.repeat();
}

void main();

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ServerPage } from '@mocks/serverPages';
import { ConsentPage } from './ConsentPage';
import { thisPage } from './page';
import styles from './Panel.module.css';

/** Shows a page of the emulated server in place of the app. */
export function showServerPage(shown: ServerPage): void {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  if (shown.kind === 'consent') {
    document.title = `Sign in with ${shown.provider}`;
    createRoot(root).render(
      <StrictMode>
        <ConsentPage consent={shown} page={thisPage} />
      </StrictMode>,
    );
    return;
  }
  document.title = 'Answer of the auth service';
  createRoot(root).render(
    <main className={styles['serverPage']}>
      <h1 className={styles['pageTitle']}>Answer of the auth service</h1>
      <pre className={styles['link']}>{shown.text === '' ? 'No answer.' : shown.text}</pre>
    </main>,
  );
}

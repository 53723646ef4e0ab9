import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DevelopmentPanel } from './DevelopmentPanel';
import { thisPage } from './page';

/** Puts the panel beside the app, into a root of its own. */
export function mountPanel(supabaseUrl: string): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <StrictMode>
      <DevelopmentPanel supabaseUrl={supabaseUrl} page={thisPage} />
    </StrictMode>,
  );
}

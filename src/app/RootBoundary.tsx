import { Component, type ReactNode } from 'react';
import styles from './RouteError.module.css';

/** The last resort, when even the layout cannot be drawn: plain markup and one way on. */
export class RootBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={styles['message']}>
        <h1>AI Club could not start.</h1>
        <p>Reload the page. Your account and your courses are safe.</p>
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}

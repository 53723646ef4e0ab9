import styles from './ConfigurationPage.module.css';

/**
 * Shown instead of the product when the build was not told which backend to talk to, or was told a secret.
 * It stands alone: no store, no router, no theme, only fallback colours of its own scheme.
 */
export function ConfigurationPage({ problems }: { problems: readonly string[] }) {
  return (
    <main className={styles['page']}>
      <title>AI Club is not configured</title>
      <h1 className={styles['title']}>AI Club is not configured</h1>
      <p>This build does not know which backend to talk to, so nothing has been started.</p>
      <div role="alert">
        <ul className={styles['problems']}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
      <p>
        Put both values into a file named <code>.env</code> (<code>.env.example</code> shows how) or into the
        settings of your host, and build again.
      </p>
    </main>
  );
}

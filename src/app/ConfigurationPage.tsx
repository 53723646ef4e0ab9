import { styled } from '@mui/material/styles';

const Page = styled('main')({
  maxWidth: '42rem',
  marginInline: 'auto',
  padding: 'clamp(32px, 10vh, 96px) 20px',
  fontSize: '1.125rem',
  lineHeight: 1.6,
  '& h1': { fontSize: '2.25rem', lineHeight: 1.1 },
  '& ul': {
    marginBlock: 24,
    paddingInlineStart: '1.25em',
    borderInlineStart: '4px solid currentcolor',
    fontWeight: 700,
  },
});

/**
 * Shown instead of the product when the build was not told which backend to talk to, or was told a secret. It needs no
 * store, router or theme; its colours are the browser's own.
 */
export function ConfigurationPage({ problems }: { problems: readonly string[] }) {
  return (
    <Page>
      <title>AI Club is not configured</title>
      <h1>AI Club is not configured</h1>
      <p>This build does not know which backend to talk to, so nothing has been started.</p>
      <div role="alert">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
      <p>
        Put both values into a file named <code>.env</code> (<code>.env.example</code> shows how) or into the
        settings of your host, and build again.
      </p>
    </Page>
  );
}

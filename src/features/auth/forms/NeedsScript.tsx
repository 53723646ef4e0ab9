import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const WithScript = styled('div')({
  display: 'contents',
  '@media (scripting: none)': { display: 'none' },
});

interface NeedsScriptProps {
  /** "Signing in". */
  what: string;
  children: ReactNode;
}

/** Shows its form only with JavaScript; without it, says that it is needed. */
export function NeedsScript({ what, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>{`${what} needs JavaScript. Switch it on in your browser and load this page again.`}</noscript>
      <WithScript>{children}</WithScript>
    </>
  );
}

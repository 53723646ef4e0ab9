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

/** Without scripts nobody can do it, so that there is no form either. */
export function NeedsScript({ what, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>{`${what} needs JavaScript. Switch it on in your browser and load this page again.`}</noscript>
      <WithScript>{children}</WithScript>
    </>
  );
}

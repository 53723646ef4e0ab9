import MuiContainer from '@mui/material/Container';
import type { ReactNode } from 'react';

/** Holds content to the page's measure, with the fluid gutter on both sides. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <MuiContainer className={className}>{children}</MuiContainer>;
}

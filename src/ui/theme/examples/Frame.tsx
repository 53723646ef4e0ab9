import { styled } from '@mui/material/styles';
import { type ReactElement, useState } from 'react';

// Fixed elements are positioned by the nearest ancestor with a transform instead of the window.
const Stage = styled('div')({
  position: 'relative',
  transform: 'translateZ(0)',
  minHeight: 440,
  overflow: 'hidden',
});

/** Holds an element that would otherwise cover the whole page. */
export function Frame({ children }: { children: (container: HTMLElement) => ReactElement }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return <Stage ref={setContainer}>{container && children(container)}</Stage>;
}

/** Props of a modal that leaves the page's focus and scrolling alone. */
export const stayingInFrame = {
  open: true,
  disableAutoFocus: true,
  disableEnforceFocus: true,
  disableRestoreFocus: true,
  disableScrollLock: true,
  // MUI hides all open modals but the last from screen readers.
  'aria-hidden': false,
} as const;

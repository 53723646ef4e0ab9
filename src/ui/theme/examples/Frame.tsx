import { styled } from '@mui/material/styles';
import { type ReactElement, useState } from 'react';

// What is fixed is placed by the nearest element with a transform instead of by the window.
const Stage = styled('div')({
  position: 'relative',
  transform: 'translateZ(0)',
  minHeight: 440,
  overflow: 'hidden',
});

/** Holds what would otherwise lie over the whole page. */
export function Frame({ children }: { children: (container: HTMLElement) => ReactElement }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return <Stage ref={setContainer}>{container && children(container)}</Stage>;
}

/** Leaves the page its focus and its scrolling. */
export const stayingInFrame = {
  open: true,
  disableAutoFocus: true,
  disableEnforceFocus: true,
  disableRestoreFocus: true,
  disableScrollLock: true,
  // Of several that are open the library hides all but the last.
  'aria-hidden': false,
} as const;

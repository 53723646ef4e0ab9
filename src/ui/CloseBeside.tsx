import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Scrim = styled('button')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
});

/** Closes a popover by a press beside it, which would otherwise close it as well, but go through to the page. */
export function CloseBeside(
  closing: Pick<ComponentProps<'button'>, 'popoverTarget' | 'popoverTargetAction'>,
) {
  return <Scrim type="button" tabIndex={-1} aria-hidden="true" {...closing} />;
}

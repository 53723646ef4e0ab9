import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { cssVar } from '@/ui/theme/cssVar';
import type { ToastProps } from './Toast';
import { besideWaiting, clearOfFocus, toastLevel } from './toastPlace';
import { useOnlyMessage } from './useOnlyMessage';

type PlainToastProps = Omit<ToastProps, 'picture'>;

const Place = styled('div')({
  '--focus-ring': cssVar('inverse-on'),
  position: 'fixed',
  zIndex: toastLevel,
  bottom: 'calc(env(safe-area-inset-bottom) + 12px)',
  left: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  maxWidth: 'calc(100vw - 24px)',
  padding: '8px 16px',
  overflowWrap: 'anywhere',
  // The footer below it has the same colour.
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 4,
  background: cssVar('inverse-main'),
  color: cssVar('inverse-on'),
  '& p': { margin: 0 },
  '& button': {
    minHeight: 44,
    padding: '0 4px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'underline 2px',
    textUnderlineOffset: 5,
    cursor: 'pointer',
  },
  '@media print': { display: 'none' },
  ...besideWaiting,
  ...clearOfFocus,
});

/** A toast made of native elements only, so that it can be shown even when nothing more can be downloaded. */
export function PlainToast(props: PlainToastProps) {
  const { message, isUrgent = false, status, action } = props;
  const place = useRef<HTMLDivElement>(null);
  const { press, closeAndReturn, placeProps } = useOnlyMessage(place, props);
  return (
    <Place ref={place} {...placeProps}>
      <p role={isUrgent ? 'alert' : undefined}>{message}</p>
      {status !== undefined && <p role="status">{status}</p>}
      {action && (
        <button type="button" onClick={press}>
          {action.label}
        </button>
      )}
      <button type="button" onClick={closeAndReturn}>
        Close
      </button>
    </Place>
  );
}

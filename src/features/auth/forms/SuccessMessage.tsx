import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEndOfDoubleClick } from './useEndOfDoubleClick';

/** Alerts interrupt by default; good news waits its turn. */
const politely = { role: 'status' } as const;

/** Shown in place of a form that was sent. It takes the focus that the pressed button has lost. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useEndOfDoubleClick();
  useEffect(() => {
    message.current?.focus();
    // The form it replaces was longer than the window, so the page may be scrolled past the message.
    message.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert ref={message} severity="success" tabIndex={-1} icon={<CheckCircleOutlined />} {...politely}>
      {children}
    </Alert>
  );
}

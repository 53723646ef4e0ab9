import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import { useEffect, useRef, type ReactNode } from 'react';

/** Alerts interrupt by default; good news waits its turn. */
const politely = { role: 'status' } as const;

/**
 * The second half of a double click lands on what has come under the pointer meanwhile. It selects no word
 * there and follows no link; the next press counts again.
 */
function useEndOfDoubleClick() {
  useEffect(() => {
    const events = new AbortController();
    const stop = (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
      else if (event.type === 'mousedown') events.abort();
    };
    document.addEventListener('mousedown', stop, { capture: true, signal: events.signal });
    document.addEventListener('click', stop, { capture: true, signal: events.signal });
    return () => events.abort();
  }, []);
}

/** What stands in place of a form that did its work. It takes the focus that the pressed button has lost. */
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

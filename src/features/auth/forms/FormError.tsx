import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import { useFocusFallback } from '@/ui/focusMain';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useEndOfDoubleClick } from './useEndOfDoubleClick';

interface FormErrorProps {
  children: ReactNode;
  /** The field to go back to; without one the message itself takes the focus. */
  field?: RefObject<HTMLInputElement | null> | undefined;
  /** Leaves the focus, and what is selected, to somebody who is typing already. */
  isTypingOn?: boolean;
}

/** What stopped a form. It is read out and, unless somebody is typing, brought into view. Mounted anew for every failure. */
export function FormError({ children, field, isTypingOn = false }: FormErrorProps) {
  const message = useRef<HTMLDivElement>(null);
  // It may be withdrawn while it has the focus.
  useFocusFallback(message);
  useEndOfDoubleClick();
  useEffect(() => {
    if (isTypingOn) return;
    const input = field?.current;
    if (input) {
      input.focus();
      input.select();
    } else {
      message.current?.focus();
    }
  }, [field, isTypingOn]);
  return (
    <Alert ref={message} severity="error" icon={<ErrorOutlineOutlined />} tabIndex={-1}>
      {children}
    </Alert>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PendingLayer } from './PendingLayer';
import { ErrorBoundary } from './ErrorBoundary';
import { PlainToast } from './PlainToast';
import { PendingPart } from './preloadable';

interface LazyPartProps {
  /** A part made by `preloadable`. */
  children: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Shown when the download failed; a short message by default. */
  apology?: ReactNode;
}

/**
 * A menu or dialog that is downloaded when it is first opened. When that fails, the page stays as it is;
 * browsers remember a failed import, so only a reload helps.
 */
export function LazyPart({ children, isOpen, onClose, apology }: LazyPartProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [isOpen]);
  if (!wasOpened) return null;
  const failed = apology ?? (
    <PlainToast
      isUrgent
      message="This part could not be loaded. Reload the page."
      action={{ label: 'Reload', onPress: () => window.location.reload() }}
      opener={opener}
      onClose={onClose}
    />
  );
  return (
    <ErrorBoundary fallback={isOpen && failed}>
      <PendingPart value={isOpen && <PendingLayer onCancel={onClose} />}>{children}</PendingPart>
    </ErrorBoundary>
  );
}

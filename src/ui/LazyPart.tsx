import { useState, type ReactNode } from 'react';
import { PendingLayer } from './PendingLayer';
import { ErrorBoundary } from './ErrorBoundary';
import { useOpener } from './focusMain';
import { PlainToast } from './PlainToast';
import { PendingPart } from './preloadable';

interface LazyPartProps {
  /** A part made by `preloadable`. */
  children: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Shown when the download failed; a short message by default. */
  failureMessage?: ReactNode;
}

/**
 * A menu or dialog that is downloaded when it is first opened. When that fails, the page stays as it is, and the next
 * opening tries again. Some browsers remember a failed import; there only a reload helps.
 */
export function LazyPart({ children, isOpen, onClose, failureMessage }: LazyPartProps) {
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen && (attempts === 0 || hasFailed)) {
      setAttempts(attempts + 1);
      setHasFailed(false);
    }
  }
  const opener = useOpener(isOpen);
  if (attempts === 0) return null;
  const message = failureMessage ?? (
    <PlainToast
      isUrgent
      message="This part could not be loaded. Reload the page."
      action={{ label: 'Reload', onPress: () => window.location.reload() }}
      opener={opener}
      onClose={onClose}
    />
  );
  return (
    <ErrorBoundary key={attempts} fallback={isOpen && message} onFailure={() => setHasFailed(true)}>
      <PendingPart value={isOpen && <PendingLayer onCancel={onClose} />}>{children}</PendingPart>
    </ErrorBoundary>
  );
}

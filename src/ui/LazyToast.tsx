import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { PlainToast } from './PlainToast';
import type { ToastProps } from './Toast';

const Toast = lazy(async () => ({ default: (await import('./Toast')).Toast }));

/** A toast that is downloaded when it is first needed; a plain one shows the message if the download fails. */
export function LazyToast({ picture, ...said }: ToastProps) {
  return (
    <ErrorBoundary fallback={<PlainToast {...said} />}>
      <Suspense>
        <Toast {...said} {...(picture !== undefined && { picture })} />
      </Suspense>
    </ErrorBoundary>
  );
}

import { lazy } from 'react';
import { PlainToast } from './PlainToast';
import { SeparatePart } from './SeparatePart';
import type { ToastProps } from './Toast';

const Toast = lazy(async () => ({ default: (await import('./Toast')).Toast }));

/** A toast that is downloaded when it is first needed; a plain one shows the message if the download fails. */
export function LazyToast({ picture, ...said }: ToastProps) {
  return (
    <SeparatePart failed={<PlainToast {...said} />}>
      <Toast {...said} {...(picture !== undefined && { picture })} />
    </SeparatePart>
  );
}

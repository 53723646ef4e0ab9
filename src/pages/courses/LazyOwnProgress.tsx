import { lazy } from 'react';
import { SeparatePart } from '@/ui/SeparatePart';

const OwnProgress = __LEARNING__
  ? lazy(async () => ({ default: (await import('./OwnProgress')).OwnProgress }))
  : () => null;

/** Downloaded only for members, whose cards are drawn before it arrives. */
export function LazyOwnProgress({ courseId }: { courseId: string }) {
  return (
    <SeparatePart>
      <OwnProgress courseId={courseId} />
    </SeparatePart>
  );
}

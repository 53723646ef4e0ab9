import { lazy } from 'react';
import { SeparatePart } from '@/ui/SeparatePart';

const OwnProgress = __LEARNING__
  ? lazy(async () => ({ default: (await import('@/features/learning/record/OwnProgress')).OwnProgress }))
  : () => null;

/** Downloaded only for members, whose cards are drawn before it arrives. */
export const drawOwnProgress = (courseId: string) => (
  <SeparatePart>
    <OwnProgress courseId={courseId} />
  </SeparatePart>
);

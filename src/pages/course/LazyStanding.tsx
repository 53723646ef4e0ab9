import { lazy } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectMayBeMember } from '@/features/auth/session/authSlice';
import { SeparatePart } from '@/ui/SeparatePart';
import type { StandingProps } from './courseStanding';

const Standing = __LEARNING__ ? lazy(async () => ({ default: (await import('./Standing')).Standing })) : null;

/** Looks up a member's standing in a course once the page is there; visitors download nothing. */
export function LazyStanding(props: StandingProps) {
  const mayBeMember = useAppSelector(selectMayBeMember);
  if (!Standing || !mayBeMember) return null;
  return (
    <SeparatePart>
      <Standing {...props} />
    </SeparatePart>
  );
}

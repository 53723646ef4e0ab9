import type { SortItem } from '@/features/learning/lessons/lesson';

/** Why a card does not belong to the groups that were tried, and how to go on. */
export function wrongGroup({ why }: SortItem, groups: readonly string[], tried: readonly string[]): string {
  const isLastLeft = groups.length - tried.length === 1;
  return `${why} Try ${isLastLeft ? 'the other' : 'another'} one.`;
}

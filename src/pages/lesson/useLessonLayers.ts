import { useLayer } from '@/ui/useLayer';

/** What can be opened over a lesson. */
export function useLessonLayers() {
  return { outline: useLayer(), notes: useLayer(), keys: useLayer() };
}

export type LessonLayers = ReturnType<typeof useLessonLayers>;

import { useLayer } from '@/ui/useLayer';

/** Everything that opens over a lesson. */
export function useLessonLayers() {
  return { outline: useLayer(), notes: useLayer(), keys: useLayer() };
}

export type LessonLayers = ReturnType<typeof useLessonLayers>;

import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import type { LayerState } from '@/ui/useLayer';
import type { FoundLesson } from './lessonLoader';
import { useLessonKeys } from './useLessonKeys';

/** From this width on, the outline is beside the lesson. */
export const outlineColumn = '(min-width: 1200px)';

/** Everything that opens over a lesson. */
export type Layers = Readonly<Record<'outline' | 'notes' | 'keys', LayerState>>;

interface LessonSteps {
  found: FoundLesson;
  layers: Layers;
  /** The column beside the lesson. */
  outline: RefObject<HTMLElement | null>;
  hasNotes: boolean;
}

/** The actions of a lesson's single-key shortcuts. */
export function useLessonSteps({ found, layers, outline, hasNotes }: LessonSteps): void {
  const { course, index } = found;
  const navigate = useNavigate();
  const state = useCatalogueReturn();
  const stepTo = (place: number) => {
    const lesson = course.curriculum[place];
    return lesson && (() => void navigate(paths.lesson(course.id, lesson.id), { state }));
  };
  const goToOutline = () => {
    if (!window.matchMedia(outlineColumn).matches) layers.outline.open();
    else outline.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  };
  useLessonKeys({
    n: stepTo(index + 1),
    p: stepTo(index - 1),
    o: goToOutline,
    t: hasNotes ? layers.notes.open : undefined,
    '?': layers.keys.open,
  });
}

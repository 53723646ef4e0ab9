import type { ComponentProps } from 'react';
import { LazyPart } from '@/ui/LazyPart';
import { preloadable } from '@/ui/preloadable';
import { usePreload } from '@/ui/usePreload';
import type { FoundLesson } from './lessonLoader';
import type { LessonOutline } from './LessonOutline';
import type { Layers } from './useLessonSteps';

const OutlineDrawer = preloadable(async () => (await import('./OutlineDrawer')).OutlineDrawer);
const NotesDrawer = preloadable(async () => (await import('./NotesDrawer')).NotesDrawer);
const KeysDialog = preloadable(async () => (await import('./KeysDialog')).KeysDialog);

const preloadAll = () => Promise.all([OutlineDrawer.preload(), NotesDrawer.preload(), KeysDialog.preload()]);

interface LessonLayersProps extends Omit<ComponentProps<typeof LessonOutline>, 'onFollow'> {
  layers: Layers;
  lesson: FoundLesson['lesson'];
}

/** Everything that opens over a lesson, preloaded while the browser is idle. */
export function LessonLayers({ layers: { outline, notes, keys }, lesson, ...shown }: LessonLayersProps) {
  usePreload(preloadAll);
  return (
    <>
      <LazyPart isOpen={outline.isOpen} onClose={outline.close}>
        <OutlineDrawer layer={outline} onOpenKeys={keys.open} {...shown} />
      </LazyPart>
      <LazyPart isOpen={notes.isOpen} onClose={notes.close}>
        <NotesDrawer layer={notes} lesson={lesson} course={shown.course} index={shown.index} />
      </LazyPart>
      <LazyPart isOpen={keys.isOpen} onClose={keys.close}>
        <KeysDialog layer={keys} />
      </LazyPart>
    </>
  );
}

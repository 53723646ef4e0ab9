import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RouterState } from '@/features/auth/redirects/routerState';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { useMarkDone } from '@/features/learning/outbox/useMarkDone';
import { paths } from '@/paths';
import type { FoundLesson } from './lessonLoader';
import type { NextLesson } from './nextLesson';

/**
 * Marks a lesson as done, which is stored before `finish` returns, and opens the next one that is not done, or the
 * plan. `said` is for screen readers.
 */
export function useFinishLesson(
  { course, lesson, index }: FoundLesson,
  { done, doneCount }: CourseProgress,
  next: NextLesson | undefined,
) {
  const markDone = useMarkDone();
  const navigate = useNavigate();
  const catalogueReturn = useCatalogueReturn();
  const [said, setSaid] = useState('');
  const finish = () => {
    markDone(course.id, lesson.id);
    const count = done.has(lesson.id) ? doneCount : doneCount + 1;
    setSaid(`Lesson ${index + 1} done. ${count} of ${course.curriculum.length}.`);
    const to = next ? paths.lesson(course.id, next.lesson.id) : paths.plan(course.id);
    const state: RouterState = { ...catalogueReturn, isFromTheBeginning: true };
    void navigate(to, { state });
  };
  return { said, finish };
}

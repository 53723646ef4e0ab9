import { findCourse } from '@/features/catalogue/courses';
import { notesAnchor, paths } from '@/paths';
import { findLessonPlace, lessonOfBlock } from '@/features/learning/lessons/lessonCourses';
import { stateOf } from './textVersions';
import type { HeldTexts } from './texts';

/** A place with a text that the service does not accept as it is. */
interface UnsentPlace {
  name: string;
  to: string;
  /** Null outside of courses. */
  courseId: string | null;
  /** Whether there are two versions to choose from; else the service refuses it. */
  isChoice: boolean;
}

type Place = Omit<UnsentPlace, 'isChoice'>;

function inLesson(lessonId: string, what: string, anchor: string): Place | undefined {
  const place = findLessonPlace(lessonId);
  const course = place && findCourse(place.courseId);
  return (
    course && {
      name: `${what} ${place.index + 1} of ${course.title}`,
      to: paths.lesson(course.id, lessonId) + anchor,
      courseId: course.id,
    }
  );
}

function placeOfAnswer(block: string): Place | undefined {
  const lessonId = lessonOfBlock(block);
  if (lessonId !== undefined) return inLesson(lessonId, 'Lesson', `#${block}`);
  return { name: 'Your course idea', to: paths.dashboard, courseId: null };
}

/** The places, each once, where a text waits until the learner changes it or chooses a version. */
export function unsentPlaces({ answers, notes }: HeldTexts): readonly UnsentPlace[] {
  const texts = [
    ...Object.entries(answers).map(([block, held]) => ({ held, find: () => placeOfAnswer(block) })),
    ...Object.values(notes).map((held) => ({
      held,
      find: () => inLesson(held.lesson, 'Notes on lesson', notesAnchor),
    })),
  ];
  const places = texts.flatMap(({ held, find }) => {
    const { kind } = stateOf(held);
    const place = kind === 'refused' || kind === 'undecided' ? find() : undefined;
    return place ? [{ ...place, isChoice: kind === 'undecided' }] : [];
  });
  return places.filter(({ name }, index) => places.findIndex((place) => place.name === name) === index);
}

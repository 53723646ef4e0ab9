import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Course } from '@/features/catalogue/course';
import type { CourseLessons, Lesson } from '@/features/learning/lessons/lesson';
import { LessonBlock } from './LessonBlock';
import { planBlockOf, blockIdsOf } from './planParts';
import { PrintRules } from './PrintRules';

const Blocks = styled('div')({
  marginBlockStart: 40,
  '& > * + *': { marginBlockStart: 32 },
  '& > .prose + *, & > * + .prose': { marginBlockStart: 40 },
  '& strong': { fontWeight: 600 },
  '& li': { listStyle: 'none' },
});

interface LessonBlocksProps {
  course: Course;
  lesson: Lesson;
  /** Not with the first, which has nothing to do with the plan that they are needed for. */
  lessons: CourseLessons | undefined;
}

/** Everything that a lesson consists of, in its order. Not drawn again with every letter of a note beside it. */
export const LessonBlocks = memo(function LessonBlocks({ course, lesson, lessons }: LessonBlocksProps) {
  const planned = new Set(lessons && planBlockOf(lessons)?.parts.flatMap(({ from }) => blockIdsOf(from)));
  return (
    <Blocks>
      <PrintRules />
      {lesson.blocks.map((block) => (
        <LessonBlock
          key={block.id}
          block={block}
          lessonId={lesson.id}
          courseId={course.id}
          lessons={lessons}
          isPlanned={planned.has(block.id)}
        />
      ))}
    </Blocks>
  );
});

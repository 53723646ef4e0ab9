import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Course } from '@/features/catalogue/course';
import type { CoursePlan, Lesson } from '@/features/learning/lessons/lesson';
import { LessonBlock } from './LessonBlock';
import { blockIdsOf } from './planParts';
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
  plan: CoursePlan | undefined;
}

/** All blocks of a lesson, in order. Memoized, because a note beside it renders at every letter. */
export const LessonBlocks = memo(function LessonBlocks({ course, lesson, plan }: LessonBlocksProps) {
  const planned = new Set(plan?.block.parts.flatMap(({ from }) => blockIdsOf(from)));
  return (
    <Blocks>
      <PrintRules />
      {lesson.blocks.map((block) => (
        <LessonBlock
          key={block.id}
          block={block}
          lessonId={lesson.id}
          courseId={course.id}
          plan={plan}
          isPlanned={planned.has(block.id)}
        />
      ))}
    </Blocks>
  );
});

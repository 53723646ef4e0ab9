import { plan as words } from '@/content/plan';
import type { CourseSummary } from '@/features/catalogue/course';
import { planPartsOf } from '@/features/learning/blocks/planParts';
import type { CourseLessons } from '@/features/learning/lessons/lesson';
import type { useAnswers } from '@/features/learning/useAnswer';
import { brand } from '@/content/brand';
import { Mark } from '@/ui/art/Mark';
import { planLength } from './planLength';
import { PlanPart } from './PlanPart';
import { Sheet } from './PlanSheet.styles';

interface PlanSheetProps {
  course: CourseSummary;
  lessons: CourseLessons;
  answers: ReturnType<typeof useAnswers>;
  name: string;
  /** ISO time; null while lessons are missing. */
  finishedAt: string | null;
  showsLinks: boolean;
}

const dayInWords = (time: Date): string => time.toLocaleDateString('en-US', { dateStyle: 'long' });

/** The sheet itself, on the screen and on paper. */
export function PlanSheet({ course, lessons, answers, name, finishedAt, showsLinks }: PlanSheetProps) {
  const block = lessons.lessons.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'plan');
  if (block?.type !== 'plan') return null;
  const parts = planPartsOf(block, lessons, answers);
  const day = dayInWords(finishedAt === null ? new Date() : new Date(finishedAt));
  const { soFar, writtenIn } = words.sheet;
  return (
    <Sheet component="article" variant="outlined" square aria-labelledby="plan-title">
      <div className="top">
        <h2 id="plan-title">{block.title}</h2>
        <Mark size={44} />
        <p className="by">{`${name}, ${finishedAt === null ? soFar(day) : day}`}</p>
      </div>
      <dl>
        {parts.map((part) => (
          <PlanPart key={part.label} part={part} lessons={lessons} showsLinks={showsLinks} />
        ))}
      </dl>
      <p className="foot">
        <span>{writtenIn(course.title)}</span>
        <span>{brand.name}</span>
      </p>
    </Sheet>
  );
}

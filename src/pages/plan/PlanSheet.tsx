import { useEffect, useRef, useState } from 'react';
import { plan as words } from '@/content/coursePlan';
import type { CourseSummary } from '@/features/catalogue/course';
import { formatDay } from '@/features/catalogue/formatCourse';
import { planPartsOf } from '@/features/learning/blocks/planParts';
import type { CoursePlan } from '@/features/learning/lessons/lesson';
import type { useAnswers } from '@/features/learning/texts/useAnswer';
import { brand } from '@/content/brand';
import { Mark } from '@/ui/art/Mark';
import { fitOnPaper } from './fitOnPaper';
import { PlanPart } from './PlanPart';
import { Sheet } from './PlanSheet.styles';

interface PlanSheetProps {
  course: CourseSummary;
  plan: CoursePlan;
  answers: ReturnType<typeof useAnswers>;
  name: string;
  /** ISO time; null while lessons are missing. */
  finishedAt: string | null;
  showsLinks: boolean;
}

/** The sheet itself, on the screen and on paper. */
export function PlanSheet({ course, plan, answers, name, finishedAt, showsLinks }: PlanSheetProps) {
  const parts = planPartsOf(plan, answers);
  const [today] = useState(() => new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
  const { soFar, writtenIn } = words.sheet;
  // The day that the service stores, as on the certificate: the same in every time zone.
  const day = finishedAt === null ? soFar(today) : formatDay(finishedAt.slice(0, 10));
  const list = useRef<HTMLDListElement>(null);
  const showedLinks = useRef(showsLinks);
  // In a narrow window the button that shows the links is far below them. After Back they are there from the start.
  useEffect(() => {
    if (showsLinks && !showedLinks.current) list.current?.querySelector('a')?.focus();
    showedLinks.current = showsLinks;
  }, [showsLinks]);
  return (
    <Sheet component="article" variant="outlined" square aria-labelledby="plan-title" ref={fitOnPaper}>
      <div className="top">
        <h2 id="plan-title">{plan.block.title}</h2>
        <Mark size={44} />
        <p className="by">{[name, day].filter(Boolean).join(', ')}</p>
      </div>
      <dl ref={list}>
        {parts.map((part) => (
          <PlanPart key={part.label} courseId={course.id} part={part} showsLinks={showsLinks} />
        ))}
      </dl>
      <p className="foot">
        <span>{writtenIn(course.title)}</span>
        <span>{brand.name}</span>
      </p>
    </Sheet>
  );
}

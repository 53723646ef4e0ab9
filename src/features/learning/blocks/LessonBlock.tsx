import type { Block, CoursePlan } from '@/features/learning/lessons/lesson';
import { CheckQuestion } from './CheckQuestion';
import { CopyList } from './CopyList';
import { Example } from './Example';
import { LessonPlan } from './LessonPlan';
import { LessonText } from './LessonText';
import { PredictWalk } from './PredictWalk';
import { Recap } from './Recap';
import { SortCards } from './SortCards';
import { Worksheet } from './Worksheet';
import { WriteField } from './WriteField';

interface LessonBlockProps {
  block: Block;
  courseId: string;
  lessonId: string;
  plan: CoursePlan | undefined;
  /** Whether the plan of the course reads what is written here. */
  isPlanned: boolean;
}

export function LessonBlock({ block, courseId, lessonId, plan, isPlanned }: LessonBlockProps) {
  switch (block.type) {
    case 'text':
      return <LessonText block={block} />;
    case 'example':
      return <Example block={block} />;
    case 'check':
      return <CheckQuestion block={block} />;
    case 'sort':
      return <SortCards block={block} />;
    case 'predict':
      return <PredictWalk block={block} />;
    case 'table':
      return <Worksheet block={block} isPlanned={isPlanned} />;
    case 'list':
      return <CopyList block={block} />;
    case 'write':
      return <WriteField block={block} isPlanned={isPlanned} />;
    case 'plan':
      return plan && <LessonPlan plan={plan} courseId={courseId} lessonId={lessonId} />;
    case 'recap':
      return <Recap block={block} />;
  }
}

import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import type { CoursePlan } from '@/features/learning/lessons/lesson';
import { useAnswers } from '@/features/learning/texts/useAnswer';
import { isPlainClick } from '@/ui/isPlainClick';
import { TextLink } from '@/ui/TextLink';
import { cssVar } from '@/ui/theme/cssVar';
import { BlockSheet } from './BlockSheet';
import { PlanAnswers } from './PlanAnswers';
import { fieldPath, type PlanSource, planPartsOf } from './planParts';
import { PrintButton } from './PrintButton';
import { TwoVersions } from './TwoVersions';
import { usePrintSheet } from './usePrintSheet';

const Parts = styled('div')({
  marginBlock: '18px 20px',
  lineHeight: 1.625,
  '& > section': { paddingBlock: '14px 16px', borderBlockStart: `1px solid ${cssVar('rule')}` },
  '& > :last-child': { borderBlockEnd: `1px solid ${cssVar('rule')}` },
  '& h4': { fontSize: '1.125rem', marginBlockEnd: 2 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: cssVar('ink2'),
    fontWeight: 600,
  },
  '@media print': { '& > section': { breakInside: 'avoid' } },
});

/** Focuses the field if it is on the same page, where the link would only scroll to it. */
function focusField(event: MouseEvent, { blockId }: PlanSource) {
  const field = document.getElementById(blockId)?.querySelector<HTMLElement>('textarea, input, select');
  if (!field || !isPlainClick(event)) return;
  event.preventDefault();
  field.focus();
}

interface LessonPlanProps {
  plan: CoursePlan;
  courseId: string;
  lessonId: string;
}

/** The plan at the end of a course, made of what the learner wrote in it. */
export function LessonPlan({ plan, courseId, lessonId }: LessonPlanProps) {
  const answers = useAnswers();
  const { sheet, print } = usePrintSheet();
  const follow = (event: MouseEvent, source: PlanSource) => {
    if (source.lessonId === lessonId) focusField(event, source);
  };
  return (
    <BlockSheet id={plan.block.id} ref={sheet}>
      <h3>{plan.block.title}</h3>
      <p data-unprinted>Made of what you wrote. It changes when you change an answer.</p>
      <Parts>
        {planPartsOf(plan, answers).map((part) => {
          const { label, items, ifEmpty, firstMissing } = part;
          return (
            <section key={label}>
              <h4>{label}</h4>
              {items.length > 0 && <PlanAnswers items={items} />}
              {items.length === 0 && firstMissing && (
                <TextLink
                  to={fieldPath(courseId, firstMissing)}
                  onClick={(event) => follow(event, firstMissing)}
                >
                  {ifEmpty}
                </TextLink>
              )}
              <TwoVersions courseId={courseId} part={part} onFollow={follow} />
            </section>
          );
        })}
      </Parts>
      <PrintButton variant="outlined" onClick={print}>
        Print this page
      </PrintButton>
    </BlockSheet>
  );
}

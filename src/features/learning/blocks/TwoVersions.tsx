import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { lessonNumber } from '@/features/learning/lessons/lessonCourses';
import { useUndecidedAnswers } from '@/features/learning/texts/useAnswer';
import { TextLink } from '@/ui/TextLink';
import { cssVar } from '@/ui/theme/cssVar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { fieldPath, firstOfEachLesson, type PlanPart, type PlanSource } from './planParts';

const Note = styled('p')({
  marginBlockStart: 4,
  color: cssVar('signal-text'),
  fontSize: '0.875rem',
  fontWeight: 600,
  '@media print': { display: 'none' },
});

interface TwoVersionsProps {
  courseId: string;
  part: PlanPart;
  /** Router state of the links. */
  state?: unknown;
  onFollow?: (event: MouseEvent, source: PlanSource) => void;
}

/** Says beside a part of the plan that the account has another version, and links to the field, whose text is shown. */
export function TwoVersions({ courseId, part: { label, sources }, state, onFollow }: TwoVersionsProps) {
  const undecided = useUndecidedAnswers();
  return firstOfEachLesson(sources.filter(({ blockId }) => undecided.has(blockId))).map((source) => (
    <Note key={source.blockId} data-unprinted>
      There are two versions of what you wrote in lesson {lessonNumber(source.lessonId)}.{' '}
      <TextLink to={fieldPath(courseId, source)} state={state} onClick={(event) => onFollow?.(event, source)}>
        Choose which one to keep
        <VisuallyHidden>{` (${label})`}</VisuallyHidden>
      </TextLink>
    </Note>
  ));
}

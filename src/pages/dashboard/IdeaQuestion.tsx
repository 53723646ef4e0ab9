import Check from '@mui/icons-material/Check';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { asText } from '@/features/learning/texts/answerBody';
import { charactersLeft, lengthNote } from '@/features/learning/texts/answerLength';
import { SavedAnswer } from '@/features/learning/blocks/SavedAnswer';
import { useAnswer } from '@/features/learning/texts/useAnswer';
import { type SaveStatus, untilClosed } from '@/features/learning/texts/textStatus';
import { SettledStatus } from '@/ui/SettledStatus';
import { TextInput } from '@/ui/TextInput';

interface IdeaQuestionProps {
  /** Id of its block. */
  id: string;
  number: number;
  question: string;
}

/** Why an answer is not saved; undefined where the learner need not know. */
function troubleOf(status: SaveStatus): string | undefined {
  if (status.kind === 'memory') return untilClosed;
  return 'message' in status ? `Not saved yet. ${status.message}` : undefined;
}

/**
 * One question of a course idea; the whole row opens it. The others stay open: closing one above would move the pressed
 * row out of sight.
 */
export function IdeaQuestion({ id, number, question }: IdeaQuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useAnswer(id);
  const questionId = useId();
  const lengthId = useId();
  const text = asText(answer.body);
  const isTooLong = charactersLeft(text) < 0;
  const length = lengthNote(text, answer.status);
  const isAnswered = text.trim() !== '';
  const trouble = isOpen ? undefined : troubleOf(answer.status);
  return (
    <Accordion
      disableGutters
      square
      expanded={isOpen}
      onChange={(_event, willOpen) => setIsOpen(willOpen)}
      slotProps={{
        transition: { unmountOnExit: true },
        heading: { component: 'h3' },
        region: { 'aria-labelledby': questionId },
      }}
    >
      <AccordionSummary>
        <span className="place" aria-hidden="true">
          {isAnswered && !isOpen && !trouble ? <Check /> : number}
        </span>
        <span className="question">
          <span id={questionId}>{question}</span>{' '}
          {isAnswered && !isOpen && <span className="answer">{text}</span>}
          {trouble && <span className="trouble"> {trouble}</span>}
        </span>
        <span className="do">{isOpen ? 'Close' : isAnswered ? 'Edit' : 'Answer'}</span>
      </AccordionSummary>
      <AccordionDetails>
        <TextInput
          multiline
          minRows={3}
          value={text}
          onChange={({ target }) => answer.changeText(target.value)}
          onBlur={answer.flush}
          error={isTooLong}
          aria-describedby={isTooLong ? lengthId : undefined}
          inputProps={{ dir: 'auto', 'aria-labelledby': questionId }}
        />
        <FormHelperText id={lengthId} error={isTooLong}>
          {length}
        </FormHelperText>
        <SettledStatus words={length} />
        <SavedAnswer answer={answer} />
      </AccordionDetails>
    </Accordion>
  );
}

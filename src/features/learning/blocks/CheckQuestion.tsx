import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ChangeEvent, memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { CheckBlock } from '@/features/learning/lessons/lesson';
import { BlockSheet } from './BlockSheet';
import { Question } from './CheckQuestion.styles';
import { Emphasized } from './Emphasized';
import { Reply } from './Reply';
import { useChoice } from './useChoice';

const radio = <Radio size="small" />;

function Verdict({ isRight }: { isRight: boolean }) {
  return (
    <span className="verdict" data-right={isRight || undefined}>
      {isRight && <Check fontSize="small" />}
      {isRight ? 'Right' : 'Not quite'}
    </span>
  );
}

interface OptionProps {
  index: number;
  text: string;
  /** Whether it is right, once it was checked. */
  isRight: boolean | undefined;
}

/** Memoized, so that a reply does not wait for every option to render. */
const Option = memo(function Option({ index, text, isRight }: OptionProps) {
  return (
    <div className="row">
      <FormControlLabel value={index} control={radio} label={<Emphasized text={text} />} />
      {isRight !== undefined && <Verdict isRight={isRight} />}
    </div>
  );
});

/** `waitsFor` says what has to happen before there is anything to check. */
function CheckButton({ waitsFor, onCheck }: { waitsFor: string | undefined; onCheck: () => void }) {
  const waitId = useId();
  const isWaiting = waitsFor !== undefined;
  return (
    <div className="do">
      <Button
        variant="outlined"
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? waitId : undefined}
        onClick={isWaiting ? undefined : onCheck}
      >
        Check answer
      </Button>
      {isWaiting && (
        <span id={waitId} className="waits">
          {waitsFor}
        </span>
      )}
    </div>
  );
}

/** A question with one right answer and a reply to each. Tries are neither limited nor counted. */
export function CheckQuestion({ block }: { block: CheckBlock }) {
  const [chosen, choose] = useChoice(block);
  const [checked, setChecked] = useState<number>();
  const reply = useRef<HTMLDivElement>(null);
  // Another tab may have chosen something else meanwhile.
  const answer = checked !== undefined && checked === chosen ? block.options[checked] : undefined;
  const isRight = answer?.correct === true;
  const nothingNew = answer ? 'Choose another answer when you like.' : undefined;
  const waitsFor = chosen === undefined ? 'Choose one first.' : nothingNew;
  // A new callback would render every radio of the group again with the reply.
  const onChoose = useCallback(
    (_event: ChangeEvent, value: string) => {
      choose(Number(value));
      setChecked(undefined);
    },
    [choose],
  );
  useEffect(() => {
    if (isRight) reply.current?.focus();
  }, [isRight]);
  return (
    <BlockSheet id={block.id}>
      <Question>
        <FormLabel component="legend">
          <Emphasized text={block.question} />
        </FormLabel>
        <RadioGroup className="rows" value={chosen ?? ''} onChange={onChoose}>
          {block.options.map(({ text }, index) => (
            <Option
              key={text}
              index={index}
              text={text}
              isRight={answer && index === chosen ? isRight : undefined}
            />
          ))}
        </RadioGroup>
        <div ref={reply} className="reply" role="status" tabIndex={-1}>
          {answer && (
            <Reply isRight={isRight} verdict={isRight ? 'Right.' : 'Not quite.'} text={answer.reply} />
          )}
        </div>
        {!isRight && <CheckButton waitsFor={waitsFor} onCheck={() => setChecked(chosen)} />}
      </Question>
    </BlockSheet>
  );
}

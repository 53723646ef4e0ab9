import ArrowForward from '@mui/icons-material/ArrowForward';
import Replay from '@mui/icons-material/Replay';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { PredictBlock, PredictCandidate } from '@/features/learning/lessons/lesson';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BlockSheet } from './BlockSheet';
import { Emphasized } from './Emphasized';
import { KeyCap } from './KeyCap';
import { PredictShares } from './PredictShares';
import { addedWords, takenWord } from './predictSteps';
import { Walk } from './PredictWalk.styles';
import { spoken, wordName } from './spoken';
import { useDigitKeys } from './useDigitKeys';

interface Place {
  index: number;
  isShown: boolean;
  guess?: PredictCandidate | undefined;
}

const start: Place = { index: 0, isShown: false };

const shareInWords = ({ word, share }: PredictCandidate) => `${wordName(word)}, ${share} percent.`;

function statusOf({ steps }: PredictBlock, { index, isShown, guess }: Place, hasMoved: boolean): string {
  const step = steps[index];
  const taken = takenWord(steps, index);
  if (!step || !taken || !hasMoved) return '';
  if (!isShown) return `Word ${index + 1} of ${steps.length}. ${step.sofar}. Which word comes next?`;
  const guessed = guess ? ` Your guess: ${shareInWords(guess)}` : '';
  return `Taken: ${shareInWords(taken)}${guessed} ${spoken(step.note)}`;
}

/** A sentence that grows word by word; the learner guesses, then sees how likely each word was. */
export function PredictWalk({ block }: { block: PredictBlock }) {
  const [place, setPlace] = useState(start);
  const [hasMoved, setHasMoved] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const { steps } = block;
  const { index, isShown, guess } = place;
  const step = steps[index];
  const isLast = index === steps.length - 1;
  // The button that was pressed is gone by then.
  useEffect(() => {
    if (!hasMoved) return;
    if (isShown) onward.current?.focus();
    else choices.current?.querySelector('button')?.focus();
  }, [index, isShown, hasMoved]);
  function go(to: Place) {
    setHasMoved(true);
    setPlace(to);
  }
  const show = (candidate?: PredictCandidate) => go({ index, isShown: true, guess: candidate });
  const keys = useDigitKeys(
    step?.candidates.length ?? 0,
    isShown ? undefined : (choice) => show(step?.candidates[choice]),
  );
  if (!step) return null;
  const added = addedWords(steps, index + (isShown ? 1 : 0));
  const back = isShown ? { index, isShown: false } : { index: index - 1, isShown: false };
  return (
    <BlockSheet id={block.id}>
      <h3>Guess the next word</h3>
      <p>
        <Emphasized text={block.intro} />
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what is pressed inside */}
      <Walk onKeyDown={keys.onKeyDown}>
        <VisuallyHidden role="status">{statusOf(block, place, hasMoved)}</VisuallyHidden>
        <p className="sentence">
          {steps[0]?.sofar}
          {added.map(({ word, gap }, at) => (
            <span key={`${at} ${word}`}>
              {gap}
              <ins>{word}</ins>
            </span>
          ))}
          {!isShown && (
            <>
              {' '}
              <span className="blank" aria-hidden />
            </>
          )}
        </p>
        {isShown ? (
          <>
            <PredictShares candidates={step.candidates} taken={takenWord(steps, index)} guess={guess} />
            <p className="note">
              <Emphasized text={step.note} />
            </p>
          </>
        ) : (
          <>
            <p className="question">Which word comes next?</p>
            <div ref={choices} className="buttons">
              {step.candidates.map((candidate, at) => (
                <Button key={candidate.word} variant="outlined" onClick={() => show(candidate)}>
                  {wordName(candidate.word)}
                  {keys.isOn && <KeyCap digit={at + 1} />}
                </Button>
              ))}
            </div>
          </>
        )}
        <div className="way">
          {added.length > 0 && (
            <Button startIcon={<Undo />} onClick={() => go(back)}>
              Back one word
            </Button>
          )}
          {!isShown && <Button onClick={() => show()}>Show the shares</Button>}
          {isShown && !isLast && (
            <Button
              ref={onward}
              variant="outlined"
              endIcon={<ArrowForward />}
              onClick={() => go({ index: index + 1, isShown: false })}
            >
              Next word
            </Button>
          )}
          {isShown && isLast && (
            <Button ref={onward} variant="outlined" startIcon={<Replay />} onClick={() => go(start)}>
              Start again
            </Button>
          )}
          <span className="count">{`Word ${index + 1} of ${steps.length}`}</span>
        </div>
      </Walk>
    </BlockSheet>
  );
}

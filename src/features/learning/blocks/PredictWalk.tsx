import Button from '@mui/material/Button';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import type { PredictBlock, PredictCandidate } from '@/features/learning/lessons/lesson';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BlockSheet } from './BlockSheet';
import { Emphasized } from './Emphasized';
import { KeyCap } from './KeyCap';
import { PredictShares } from './PredictShares';
import { PredictSentence } from './PredictSentence';
import { PredictWay } from './PredictWay';
import { type Place, start, takenWord } from './predictSteps';
import { Walk } from './PredictWalk.styles';
import { spoken, wordName } from './spoken';
import { useDigitKeys } from './useDigitKeys';

const shareInWords = ({ word, share }: PredictCandidate) => `${wordName(word)}, ${share} percent.`;

function statusOf({ steps }: PredictBlock, { index, isShown, guess }: Place, hasMoved: boolean): string {
  const step = steps[index];
  const taken = takenWord(steps, index);
  if (!step || !taken || !hasMoved) return '';
  if (!isShown) return `Word ${index + 1} of ${steps.length}. ${step.sofar}. Which word comes next?`;
  const guessed = guess ? ` Your guess: ${shareInWords(guess)}` : '';
  return `Taken: ${shareInWords(taken)}${guessed} ${spoken(step.note)}`;
}

interface ChoicesProps {
  candidates: readonly PredictCandidate[];
  showsKeys: boolean;
  onChoose: (candidate: PredictCandidate) => void;
  ref: Ref<HTMLDivElement>;
}

function Choices({ candidates, showsKeys, onChoose, ref }: ChoicesProps) {
  const questionId = useId();
  return (
    <>
      <p className="question" id={questionId}>
        Which word comes next?
      </p>
      <div ref={ref} className="buttons" role="group" aria-labelledby={questionId}>
        {candidates.map((candidate, index) => (
          <Button key={candidate.word} variant="outlined" onClick={() => onChoose(candidate)}>
            {wordName(candidate.word)}
            {showsKeys && <KeyCap digit={index + 1} />}
          </Button>
        ))}
      </div>
    </>
  );
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
  // The pressed button is gone by now.
  useEffect(() => {
    if (!hasMoved) return;
    if (place.isShown) onward.current?.focus();
    else choices.current?.querySelector('button')?.focus();
  }, [place, hasMoved]);
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
  return (
    <BlockSheet id={block.id}>
      <h3>Guess the next word</h3>
      <p>
        <Emphasized text={block.intro} />
      </p>
      <Walk onKeyDown={keys.onKeyDown}>
        <VisuallyHidden role="status">{statusOf(block, place, hasMoved)}</VisuallyHidden>
        <PredictSentence steps={steps} place={place} />
        {isShown ? (
          <>
            <PredictShares candidates={step.candidates} taken={takenWord(steps, index)} guess={guess} />
            <p className="note">
              <Emphasized text={step.note} />
            </p>
          </>
        ) : (
          <Choices ref={choices} candidates={step.candidates} showsKeys={keys.isOn} onChoose={show} />
        )}
        <PredictWay count={steps.length} place={place} onward={onward} onGo={go} />
      </Walk>
    </BlockSheet>
  );
}

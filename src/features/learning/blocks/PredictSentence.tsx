import type { PredictStep } from '@/features/learning/lessons/lesson';
import { addedWords, type Place } from './predictSteps';

/** The sentence so far, and a gap for the word that comes next. */
export function PredictSentence({ steps, place }: { steps: readonly PredictStep[]; place: Place }) {
  const { index, isShown } = place;
  return (
    <p className="sentence">
      {steps[0]?.sofar}
      {addedWords(steps, isShown ? index + 1 : index).map(({ word, gap }, at) => (
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
  );
}

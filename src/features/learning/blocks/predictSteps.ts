import type { PredictCandidate, PredictStep } from '@/features/learning/lessons/lesson';

const isPunctuation = (word: string): boolean => word === '.' || word === ',';

const continued = (sofar: string, word: string): string =>
  isPunctuation(word) ? sofar + word : `${sofar} ${word}`;

/** The word that the sentence goes on with: the next step says which, and the last one takes its likeliest. */
export function takenWord(steps: readonly PredictStep[], index: number): PredictCandidate | undefined {
  const step = steps[index];
  const next = steps[index + 1];
  if (!step) return undefined;
  if (next) return step.candidates.find(({ word }) => continued(step.sofar, word) === next.sofar);
  return step.candidates.reduce((likeliest, candidate) =>
    candidate.share > likeliest.share ? candidate : likeliest,
  );
}

/** The words that were added before a step, with whether a space stands before each. */
export function addedWords(
  steps: readonly PredictStep[],
  count: number,
): readonly { word: string; gap: string }[] {
  return Array.from({ length: count }, (_, index) => takenWord(steps, index)?.word ?? '').map((word) => ({
    word,
    gap: isPunctuation(word) ? '' : ' ',
  }));
}

/** Where somebody is in the walk. */
export interface Place {
  index: number;
  /** Whether the word was added and the shares are seen. */
  isShown: boolean;
  guess?: PredictCandidate | undefined;
}

export const start: Place = { index: 0, isShown: false };

/** Without the word that was added last. */
export const oneWordBack = ({ index, isShown }: Place): Place => ({
  index: isShown ? index : index - 1,
  isShown: false,
});

import type { PredictCandidate, PredictStep } from '@/features/learning/lessons/lesson';

const isPunctuation = (word: string): boolean => word === '.' || word === ',';

const continued = (sofar: string, word: string): string =>
  isPunctuation(word) ? sofar + word : `${sofar} ${word}`;

/** The word that continues the sentence: the one that the next step contains, or the likeliest one of the last step. */
export function takenWord(steps: readonly PredictStep[], index: number): PredictCandidate | undefined {
  const step = steps[index];
  const next = steps[index + 1];
  if (!step) return undefined;
  if (next) return step.candidates.find(({ word }) => continued(step.sofar, word) === next.sofar);
  return step.candidates.reduce((likeliest, candidate) =>
    candidate.share > likeliest.share ? candidate : likeliest,
  );
}

/** The first `count` words that were added, each with the space before it, if any. */
export function addedWords(
  steps: readonly PredictStep[],
  count: number,
): readonly { word: string; gap: string }[] {
  return Array.from({ length: count }, (_, index) => takenWord(steps, index)?.word ?? '').map((word) => ({
    word,
    gap: isPunctuation(word) ? '' : ' ',
  }));
}

/** The learner's position in the walk. */
export interface Place {
  index: number;
  /** Whether the word has been added and the shares are shown. */
  isShown: boolean;
  guess?: PredictCandidate | undefined;
}

export const start: Place = { index: 0, isShown: false };

/** The position before the last word was added. */
export const oneWordBack = ({ index, isShown }: Place): Place => ({
  index: isShown ? index : index - 1,
  isShown: false,
});

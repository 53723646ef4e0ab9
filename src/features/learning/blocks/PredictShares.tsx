import LinearProgress from '@mui/material/LinearProgress';
import type { PredictCandidate } from '@/features/learning/lessons/lesson';
import { Shares } from './PredictWalk.styles';
import { wordName } from './spoken';

interface PredictSharesProps {
  candidates: readonly PredictCandidate[];
  taken: PredictCandidate | undefined;
  guess: PredictCandidate | undefined;
}

/** How likely each word was. The bars repeat the numbers beside them. */
export function PredictShares({ candidates, taken, guess }: PredictSharesProps) {
  return (
    <Shares>
      {candidates.map((candidate) => (
        <li key={candidate.word} data-taken={candidate === taken || undefined}>
          <span>{wordName(candidate.word)}</span>
          <span className="guess">{candidate === guess && 'Your guess'}</span>
          <LinearProgress variant="determinate" value={candidate.share} aria-hidden />
          <span className="share">{`${candidate.share}%`}</span>
        </li>
      ))}
    </Shares>
  );
}

import ArrowForward from '@mui/icons-material/ArrowForward';
import Replay from '@mui/icons-material/Replay';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { oneWordBack, type Place, start } from './predictSteps';

interface PredictWayProps {
  /** The number of words to guess. */
  count: number;
  place: Place;
  /** Ref of the button that goes on. */
  onward: Ref<HTMLButtonElement>;
  onGo: (to: Place) => void;
}

/** The buttons that go back and on. */
export function PredictWay({ count, place, onward, onGo }: PredictWayProps) {
  const { index, isShown } = place;
  const isLast = index === count - 1;
  return (
    <div className="way">
      {(isShown || index > 0) && (
        <Button startIcon={<Undo />} onClick={() => onGo(oneWordBack(place))}>
          Back one word
        </Button>
      )}
      {!isShown && <Button onClick={() => onGo({ index, isShown: true })}>Show the shares</Button>}
      {isShown && !isLast && (
        <Button
          ref={onward}
          variant="outlined"
          endIcon={<ArrowForward />}
          onClick={() => onGo({ index: index + 1, isShown: false })}
        >
          Next word
        </Button>
      )}
      {isShown && isLast && (
        <Button ref={onward} variant="outlined" startIcon={<Replay />} onClick={() => onGo(start)}>
          Start again
        </Button>
      )}
      <span className="count">{`Word ${index + 1} of ${count}`}</span>
    </div>
  );
}

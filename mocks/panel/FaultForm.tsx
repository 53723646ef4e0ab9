import { useState } from 'react';
import { type FaultKind, faultKinds, setFault } from '@mocks/control';
import { Choice } from './Choice';
import { type FaultPlace, faultPlaces, kindWords, placeWords } from './faultWords';
import { NumberInput } from './NumberInput';
import styles from './Panel.module.css';

const longestDelay = 60_000;
const mostTimes = 999_999;

const everything: FaultPlace = { endpoint: '*', only: null };

/** Switches a fault on: what fails, how, and how often. */
export function FaultForm() {
  const [place, setPlace] = useState(everything);
  const [kind, setKind] = useState<FaultKind>('503');
  const [count, setCount] = useState('');
  const [delay, setDelay] = useState('2000');

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setFault({
          ...place,
          kind,
          count: count === '' ? null : Number(count),
          delay: Number(delay),
        });
      }}
    >
      <Choice
        label="What fails"
        options={faultPlaces}
        wordsFor={placeWords}
        value={place}
        onChange={setPlace}
      />
      <Choice
        label="How"
        options={faultKinds}
        wordsFor={(option) => kindWords[option]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'slow' && (
        <NumberInput label="Milliseconds" most={longestDelay} value={delay} onChange={setDelay} />
      )}
      <NumberInput
        label="Times (empty: always)"
        most={mostTimes}
        isOptional
        value={count}
        onChange={setCount}
      />
      <button type="submit" className={styles['main']}>
        Switch on
      </button>
    </form>
  );
}

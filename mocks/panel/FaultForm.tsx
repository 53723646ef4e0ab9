import { useState } from 'react';
import { type FaultKind, faultKinds, setFault } from '@mocks/control';
import { Choice } from './Choice';
import { type FaultPlace, faultPlaces, kindWords, placeWords } from './faultWords';
import styles from './Panel.module.css';
import { TextInput } from './TextInput';

const longestDelay = 60_000;

const everything: FaultPlace = { endpoint: '*', only: null };

/** A whole number of a field, within bounds; null if the field holds none. */
function wholeNumber(text: string, most: number): number | null {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) || value < 1 ? null : Math.min(value, most);
}

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
          count: wholeNumber(count, 999_999),
          delay: wholeNumber(delay, longestDelay) ?? 0,
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
        <TextInput label="Milliseconds" inputMode="numeric" value={delay} onChange={setDelay} />
      )}
      <TextInput label="Times (empty: always)" inputMode="numeric" value={count} onChange={setCount} />
      <button type="submit" className={styles['main']}>
        Switch on
      </button>
    </form>
  );
}

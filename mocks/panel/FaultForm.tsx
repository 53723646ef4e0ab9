import { useId, useState } from 'react';
import { type FaultKind, faultKinds, setFault } from '@mocks/control';
import { faultPlaces, isFaultKind, kindWords, placeWords } from './faultWords';
import styles from './Panel.module.css';

const longestDelay = 60_000;

/** A whole number of a field, within bounds; null if the field holds none. */
function wholeNumber(text: string, most: number): number | null {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) || value < 1 ? null : Math.min(value, most);
}

export function FaultForm() {
  const id = useId();
  const [place, setPlace] = useState(0);
  const [kind, setKind] = useState<FaultKind>('503');
  const [count, setCount] = useState('');
  const [delay, setDelay] = useState('2000');

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const where = faultPlaces[place];
        if (!where) return;
        setFault({
          ...where,
          kind,
          count: wholeNumber(count, 999_999),
          delay: wholeNumber(delay, longestDelay) ?? 0,
        });
      }}
    >
      <label htmlFor={`${id}-place`}>What fails</label>
      <select
        id={`${id}-place`}
        value={place}
        onChange={({ target }) => {
          setPlace(Number(target.value));
        }}
      >
        {faultPlaces.map((option, index) => (
          <option key={placeWords(option)} value={index}>
            {placeWords(option)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-kind`}>How</label>
      <select
        id={`${id}-kind`}
        value={kind}
        onChange={({ target }) => {
          if (isFaultKind(target.value)) setKind(target.value);
        }}
      >
        {faultKinds.map((option) => (
          <option key={option} value={option}>
            {kindWords[option]}
          </option>
        ))}
      </select>
      {kind === 'slow' && (
        <>
          <label htmlFor={`${id}-delay`}>Milliseconds</label>
          <input
            id={`${id}-delay`}
            inputMode="numeric"
            value={delay}
            onChange={({ target }) => {
              setDelay(target.value);
            }}
          />
        </>
      )}
      <label htmlFor={`${id}-count`}>Times (empty: always)</label>
      <input
        id={`${id}-count`}
        inputMode="numeric"
        value={count}
        onChange={({ target }) => {
          setCount(target.value);
        }}
      />
      <button type="submit" className={styles['main']}>
        Switch on
      </button>
    </form>
  );
}

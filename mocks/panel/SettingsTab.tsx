import { useId } from 'react';
import { listSwitches, type SwitchName, turnSwitch } from '@mocks/control';
import { type Corner, corners, isCorner } from './corner';
import styles from './Panel.module.css';

const switches: readonly { name: SwitchName; label: string }[] = [
  { name: 'confirmation', label: 'New accounts must confirm their email' },
  { name: 'signups', label: 'Sign-ups are open' },
  { name: 'google', label: 'Sign-in with Google is on' },
  { name: 'github', label: 'Sign-in with GitHub is on' },
  { name: 'mailPause', label: 'One mail a minute to each user' },
  { name: 'shortSessions', label: 'Sessions last two minutes, so that they are renewed every half minute' },
];

interface SettingsTabProps {
  corner: Corner;
  onMove: (corner: Corner) => void;
}

export function SettingsTab({ corner, onMove }: SettingsTabProps) {
  const id = useId();
  const standing = listSwitches();
  return (
    <>
      <fieldset className={styles['switches']}>
        <legend>The project the emulator stands for</legend>
        {switches.map(({ name, label }) => (
          <label key={name} className={styles['switch']}>
            <input
              type="checkbox"
              checked={standing[name]}
              onChange={({ target }) => {
                turnSwitch(name, target.checked);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className={styles['note']}>Settings stay on this device until all data is reset.</p>
      <div className={styles['form']}>
        <label htmlFor={id}>Corner of these tools in a wide window</label>
        <select
          id={id}
          value={corner}
          onChange={({ target }) => {
            if (isCorner(target.value)) onMove(target.value);
          }}
        >
          {corners.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </>
  );
}

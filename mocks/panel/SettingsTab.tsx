import { listSwitches, type SwitchName, turnSwitch } from '@mocks/control';
import styles from './Panel.module.css';

const switches: readonly { name: SwitchName; label: string }[] = [
  { name: 'confirmation', label: 'New accounts must confirm their email' },
  { name: 'signups', label: 'Sign-ups are open' },
  { name: 'google', label: 'Sign-in with Google is on' },
  { name: 'github', label: 'Sign-in with GitHub is on' },
  { name: 'mailPause', label: 'One mail a minute to each person' },
  { name: 'shortSessions', label: 'Sessions are renewed every two minutes' },
];

export function SettingsTab() {
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
    </>
  );
}

import { useColorScheme } from '@mui/material/styles';
import { useIsInBrowser } from '@/ui/useIsInBrowser';
import styles from './Footer.module.css';

const choices = [
  { mode: 'system', label: 'System' },
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
] as const;

/**
 * Light, dark, or whatever the system says. The stored choice is unknown while a prerendered page is taken
 * over, so nothing is marked until then.
 */
export function SchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const isInBrowser = useIsInBrowser();
  return (
    <div role="group" aria-label="Color scheme" className={styles['scheme']}>
      {choices.map((choice) => (
        <button
          key={choice.mode}
          type="button"
          aria-pressed={isInBrowser && mode === choice.mode}
          onClick={() => setMode(choice.mode)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

import { styled, useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { cssVar } from '@/ui/theme/cssVar';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

const choices = [
  { mode: 'system', label: 'System' },
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
] as const;

type Mode = (typeof choices)[number]['mode'];

const Switch = styled(ToggleButtonGroup)({
  display: 'flex',
  flexWrap: 'wrap',
  border: `1px solid ${cssVar('foot-rule')}`,
  '& .MuiToggleButton-root': {
    minHeight: 44,
    margin: 0,
    padding: '0 14px',
    border: 0,
    borderRadius: 3,
    color: cssVar('foot-ink2'),
    font: 'var(--mui-font-small)',
    fontWeight: 600,
    letterSpacing: 'normal',
    '@media (min-width: 900px)': { minHeight: 40 },
    '&:hover': { background: 'none' },
    '&.Mui-selected, &.Mui-selected:hover': {
      background: cssVar('foot-rule'),
      boxShadow: `inset 0 0 0 1px ${cssVar('foot-ink2')}`,
      color: cssVar('foot-ink'),
      '@media (forced-colors: active)': { outline: '2px solid SelectedItem' },
    },
  },
});

/**
 * Light, dark, or the system's choice. The stored choice is unknown while a prerendered page hydrates, so nothing is
 * marked until then.
 */
export function SchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const isInBrowser = useIsInBrowser();
  return (
    <Switch
      exclusive
      aria-label="Color scheme"
      value={isInBrowser ? mode : null}
      onChange={(_, chosen: Mode | null) => {
        // The chosen button, pressed again, stays chosen; the group would deselect it.
        if (chosen) setMode(chosen);
      }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.mode} value={choice.mode}>
          {choice.label}
        </ToggleButton>
      ))}
    </Switch>
  );
}

import FormControlLabel from '@mui/material/FormControlLabel';
import { CheckboxInput } from '@/ui/CheckboxInput';
import { saveDraft, useDraft } from './draft';

/** Ticked, the session outlives the browser; not ticked, it ends with the tab. */
export function RememberMe() {
  const { rememberMe } = useDraft();
  return (
    <FormControlLabel
      label="Remember me"
      control={
        <CheckboxInput
          name="remember"
          checked={rememberMe}
          onChange={(_event, isChecked) => {
            saveDraft({ rememberMe: isChecked });
          }}
        />
      }
    />
  );
}

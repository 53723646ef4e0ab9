import { CheckboxInput } from '@/ui/CheckboxInput';

interface RememberMeProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Ticked, the session outlives the browser; not ticked, it ends with the tab. */
export function RememberMe({ checked, onChange, ...fromLabel }: RememberMeProps) {
  return (
    <CheckboxInput
      {...fromLabel}
      name="remember"
      checked={checked}
      onChange={(_event, isChecked) => {
        onChange(isChecked);
      }}
    />
  );
}

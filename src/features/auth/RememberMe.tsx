import Check from '@mui/icons-material/Check';
import Checkbox from '@mui/material/Checkbox';
import styles from './Form.module.css';

interface RememberMeProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Ticked, the session outlives the browser; not ticked, it ends with the tab. */
export function RememberMe({ checked, onChange, ...fromLabel }: RememberMeProps) {
  return (
    <Checkbox
      {...fromLabel}
      name="remember"
      checked={checked}
      icon={<span className={styles['box']} />}
      checkedIcon={
        <span className={`${styles['box']} ${styles['boxChecked']}`}>
          <Check sx={{ fontSize: 16 }} />
        </span>
      }
      onChange={(_event, isChecked) => {
        onChange(isChecked);
      }}
    />
  );
}

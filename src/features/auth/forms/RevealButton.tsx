import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';

interface RevealButtonProps {
  /** What it shows or hides, such as "password". */
  what: string;
  isShown: boolean;
  onToggle: () => void;
}

/** Stands at the end of a password's field. A press leaves the focus in the field. */
export function RevealButton({ what, isShown, onToggle }: RevealButtonProps) {
  return (
    <InputAdornment position="end">
      <IconButton
        aria-label={`${isShown ? 'Hide' : 'Show'} ${what}`}
        edge="end"
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={onToggle}
      >
        {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
}

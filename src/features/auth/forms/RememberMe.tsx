import Check from '@mui/icons-material/Check';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 2,
  background: cssVar('sheet'),
  '&[data-checked]': {
    borderColor: cssVar('signal-text'),
    background: cssVar('signal-main'),
    color: cssVar('signal-on'),
  },
  '@media (forced-colors: active)': { '&, &[data-checked]': { borderColor: 'CanvasText' } },
});

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
      icon={<Box />}
      checkedIcon={
        <Box data-checked>
          <Check sx={{ fontSize: 16 }} />
        </Box>
      }
      onChange={(_event, isChecked) => {
        onChange(isChecked);
      }}
    />
  );
}

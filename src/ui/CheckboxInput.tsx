import Check from '@mui/icons-material/Check';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
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

/** A checkbox filled with our red, under a white tick, in both schemes; MUI's would be filled with the red of texts. */
export function CheckboxInput(props: CheckboxProps) {
  return (
    <Checkbox
      {...props}
      // Its box is a little larger than MUI's, for which the label is moved to the left.
      sx={{ marginInlineStart: '2px' }}
      icon={<Box />}
      checkedIcon={
        <Box data-checked>
          <Check sx={{ fontSize: 16 }} />
        </Box>
      }
    />
  );
}

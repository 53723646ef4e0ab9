import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { CheckboxInput } from '@/ui/CheckboxInput';
import { DialogTop } from '@/ui/DialogTop';
import { cssVar } from '@/ui/theme/cssVar';
import type { LayerState } from '@/ui/useLayer';
import { useSingleKeys } from '@/ui/useSingleKeys';
import { Key } from './LessonOutline.styles';

const Sheet = styled(Dialog)({
  '& .MuiDialog-paper': { width: 480 },
  '& .top': {
    margin: '0 24px',
    paddingBlock: '16px 12px',
    borderBlockEnd: `2px solid ${cssVar('ink')}`,
  },
  '& dl': { margin: '8px 0 16px' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '72px 1fr',
    alignItems: 'center',
    minHeight: 44,
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
  },
  '& dd': { margin: 0, paddingBlock: 8 },
});

const lessonKeys = [
  { key: 'N', does: 'next lesson' },
  { key: 'P', does: 'previous lesson' },
  { key: 'O', does: 'outline, at the next lesson that is not done; Enter opens it' },
  { key: 'T', does: 'your notes' },
  { key: '?', does: 'this list' },
  { key: '/', does: 'search' },
  { key: '1 to 9', does: 'choose a group or a word, while the focus is in an exercise' },
];

/** All single-key shortcuts of a lesson, and the switch for them. */
export function KeysDialog({ layer }: { layer: LayerState }) {
  const { isOn, setOn } = useSingleKeys();
  return (
    <Sheet open={layer.isOpen} onClose={layer.close}>
      <DialogTop title="Keys" closeLabel="Close keys" onClose={layer.close} />
      <DialogContent>
        <dl>
          {lessonKeys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <FormControlLabel
          control={<CheckboxInput checked={isOn} onChange={(_event, checked) => setOn(checked)} />}
          label="Use single keys"
        />
      </DialogContent>
    </Sheet>
  );
}

import Link from '@mui/material/Link';
import { useSingleKeys } from '@/ui/useSingleKeys';
import { Key, Keys } from './LessonOutline.styles';

const hints = [
  { key: 'N', does: 'next lesson' },
  { key: 'P', does: 'previous lesson' },
  { key: 'T', does: 'your notes' },
];

/** The most useful single-key shortcuts, and a button for all of them. */
export function LessonKeyHints({ onOpenKeys }: { onOpenKeys: () => void }) {
  const { isOn } = useSingleKeys();
  return (
    <Keys>
      {isOn && (
        <ul aria-label="Keys">
          {hints.map(({ key, does }) => (
            <li key={key}>
              <Key>{key}</Key> {does}
            </li>
          ))}
        </ul>
      )}
      <Link component="button" type="button" underline="hover" aria-haspopup="dialog" onClick={onOpenKeys}>
        {isOn ? 'All keys, or switch them off' : 'Single keys are switched off'}
      </Link>
    </Keys>
  );
}

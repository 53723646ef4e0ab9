import SvgIcon from '@mui/material/SvgIcon';
import type { Difficulty } from './course';

const bars = ['M5 14h3v6H5z', 'M11 9h3v11h-3z', 'M17 4h3v16h-3z'];
const reached: Record<Difficulty, number> = { beginner: 1, intermediate: 2, advanced: 3 };

/** Three rising bars; those beyond the level are pale. */
export function LevelIcon({ difficulty }: { difficulty: Difficulty }) {
  return (
    <SvgIcon fontSize="small">
      {bars.map((bar, index) => (
        <path key={bar} d={bar} {...(index >= reached[difficulty] && { fillOpacity: 0.28 })} />
      ))}
    </SvgIcon>
  );
}

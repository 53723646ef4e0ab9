import { styled } from '@mui/material/styles';
import { hueSquare } from './hueSquare';
import type { Hue } from '@/ui/theme/artPalette';

/** A class that sets `--hue-fill`, `--hue-text` and `--hue-wash` for everything inside. */
export const hueClass = (hue: Hue): string => `hue-${hue}`;

const Label = styled('span')({
  '&::before': { ...hueSquare, background: 'var(--hue-fill)' },
});

/** The name of a subject, preceded by its coloured square. */
export function HueLabel({ hue, label }: { hue: Hue; label: string }) {
  return <Label className={hueClass(hue)}>{label}</Label>;
}

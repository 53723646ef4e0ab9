import { styled } from '@mui/material/styles';
import { hueSquare } from './hueSquare';
import type { Hue } from '@/ui/theme/artPalette';

/** A class that sets `--hue-fill`, `--hue-text` and `--hue-wash` for everything inside. */
export const hueClass = (hue: Hue): string => `hue-${hue}`;

interface HueLabelProps {
  hue: Hue;
  label: string;
  /** Colours the words, too; may use `var(--hue-text)`. */
  className?: string | undefined;
}

const Label = styled('span')({
  '&::before': { ...hueSquare, background: 'var(--hue-fill)' },
});

/** The name of a subject behind its square of colour. */
export function HueLabel({ hue, label, className }: HueLabelProps) {
  return <Label className={[hueClass(hue), className].filter(Boolean).join(' ')}>{label}</Label>;
}

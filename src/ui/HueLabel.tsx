import styles from './HueLabel.module.css';
import type { Hue } from '@/ui/theme/artPalette';

/** A class that sets `--hue-fill`, `--hue-text` and `--hue-wash` for everything inside. */
export const hueClass = (hue: Hue): string => styles[hue] ?? '';

interface HueLabelProps {
  hue: Hue;
  label: string;
  /** Colours the words, too; may use `var(--hue-text)`. */
  className?: string | undefined;
}

/** The name of a subject behind its square of colour. */
export function HueLabel({ hue, label, className }: HueLabelProps) {
  return (
    <span className={[styles['label'], hueClass(hue), className].filter(Boolean).join(' ')}>{label}</span>
  );
}

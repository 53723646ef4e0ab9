import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface RangeFieldProps {
  label: string;
  value: number;
  /** The value in words, such as "$129.00" or "60%"; shown beside the label and read aloud. */
  valueText: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 10px',
  alignItems: 'baseline',
  '& label': { fontWeight: 600 },
  '& .value': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .slider': { gridColumn: '1 / -1' },
});

/** How far Page Up moves, as in the browsers' own slider: a tenth of the range, in whole steps. */
const pageOf = (min: number, max: number, step: number): number =>
  Math.max(step, Math.round((max - min) / 10 / step) * step);

/** A slider with its label and value above it. */
export function RangeField({ label, value, valueText, min, max, step, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <span className="value" aria-hidden="true">
        {valueText}
      </span>
      <Slider
        className="slider"
        min={min}
        max={max}
        step={step}
        shiftStep={pageOf(min, max, step)}
        value={value}
        aria-valuetext={valueText}
        slotProps={{ input: { id } }}
        onChange={(_event, next) => onChange(next)}
      />
    </Field>
  );
}

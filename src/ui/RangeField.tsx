import { useId } from 'react';
import styles from './RangeField.module.css';

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

/**
 * A slider with its label and value above it. The native control, because the usual slider positions itself
 * by style attributes, which the content security policy refuses in prerendered pages; the fill is a drawing.
 */
export function RangeField({ label, value, valueText, min, max, step, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['value']} aria-hidden="true">
        {valueText}
      </span>
      <div className={styles['control']}>
        <svg className={styles['track']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles['fill']} width={(100 * (value - min)) / (max - min)} height="6" />
        </svg>
        <input
          id={id}
          className={styles['input']}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}

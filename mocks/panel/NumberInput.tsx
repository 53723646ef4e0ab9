import { useId, useState } from 'react';
import styles from './Panel.module.css';

interface NumberInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  most: number;
  /** Whether the field may be empty. */
  isOptional?: boolean;
}

/** A field for a whole number from 1. Its message replaces the browser's, which each browser words differently. */
export function NumberInput({ label, value, onChange, most, isOptional = false }: NumberInputProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        step={1}
        required={!isOptional}
        value={value}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-refusal` : undefined}
        // Not `onChange`: React fires none from a lone minus to nothing, whose values are both empty.
        onInput={() => {
          setRefused(false);
        }}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        onInvalid={(event) => {
          event.preventDefault();
          setRefused(true);
          const inputs = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])];
          inputs.find(({ validity }) => !validity.valid)?.focus();
        }}
      />
      {isRefused && (
        <p id={`${id}-refusal`} className={styles['note']}>
          Enter a whole number from 1 to {most.toLocaleString('en')}
          {isOptional && ', or nothing'}.
        </p>
      )}
    </>
  );
}

import { useId } from 'react';

interface ChoiceProps<Option> {
  label: string;
  options: readonly Option[];
  /** The label of an option; each must be unique. */
  wordsFor: (option: Option) => string;
  value: Option;
  onChange: (option: Option) => void;
}

export function Choice<Option>({ label, options, wordsFor, value, onChange }: ChoiceProps<Option>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={wordsFor(value)}
        onChange={({ target }) => {
          const chosen = options.find((option) => wordsFor(option) === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={wordsFor(option)}>{wordsFor(option)}</option>
        ))}
      </select>
    </>
  );
}

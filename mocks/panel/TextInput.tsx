import { type ComponentProps, useId } from 'react';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function TextInput({ label, onChange, ...props }: TextInputProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...props}
        id={id}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </>
  );
}

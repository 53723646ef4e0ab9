import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SelectInputProps {
  id?: string;
  label: string;
  name?: string;
  required?: boolean;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** A native select, which works before the page is hydrated. */
export function SelectInput({
  id,
  label,
  name,
  required = false,
  value,
  onChange,
  options,
}: SelectInputProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <FormControl fullWidth required={required}>
      <InputLabel htmlFor={selectId}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id: selectId, name }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

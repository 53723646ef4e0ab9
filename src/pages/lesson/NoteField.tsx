import type { ComponentProps } from 'react';
import { TextInput } from '@/ui/TextInput';

interface NoteFieldProps extends Pick<ComponentProps<typeof TextInput>, 'label' | 'inputRef' | 'onBlur'> {
  value: string;
  onWrite: (text: string) => void;
}

/** The field of a note. It grows with its text, which may be in a language of another direction. */
export function NoteField({ onWrite, ...field }: NoteFieldProps) {
  return (
    <TextInput
      multiline
      minRows={3}
      maxRows={12}
      inputProps={{ dir: 'auto' }}
      onChange={({ target }) => onWrite(target.value)}
      {...field}
    />
  );
}

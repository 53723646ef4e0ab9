import { useRef, type RefObject } from 'react';
import { saveDraft, type Draft } from '@/features/auth/forms/draft';
import { Pair } from '@/features/auth/forms/Form.styles';
import { useSelectFilled } from '@/features/auth/forms/useSelectFilled';
import { TextInput } from '@/ui/TextInput';

export type MissingName = 'firstName' | 'lastName';
type NameRefs = Record<MissingName, RefObject<HTMLInputElement | null>>;

/** Refs to the two fields, to put the focus back into one of them. */
export function useNameRefs(): NameRefs {
  return { firstName: useRef<HTMLInputElement>(null), lastName: useRef<HTMLInputElement>(null) };
}

const fields = [
  { name: 'firstName', label: 'First Name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', autoComplete: 'family-name' },
] as const;

interface NameFieldsProps {
  draft: Draft;
  refs: NameRefs;
  /** The name without any visible character, which the browser's own check accepts. */
  missing: MissingName | undefined;
  /** Called when somebody types into the missing one. */
  onCorrected: () => void;
}

export function NameFields({ draft, refs, missing, onCorrected }: NameFieldsProps) {
  useSelectFilled(refs.firstName);
  useSelectFilled(refs.lastName);
  return (
    <Pair>
      {fields.map(({ name, label, autoComplete }) => (
        <TextInput
          key={name}
          label={label}
          name={name}
          required
          autoComplete={autoComplete}
          value={draft[name]}
          inputRef={refs[name]}
          error={missing === name}
          helperText={missing === name && `${label} is required`}
          onChange={(event) => {
            if (missing === name) onCorrected();
            saveDraft(
              name === 'firstName' ? { firstName: event.target.value } : { lastName: event.target.value },
            );
          }}
          inputProps={{ maxLength: 100 }}
        />
      ))}
    </Pair>
  );
}

import type { AccountType } from '@/features/auth/session/currentUser';
import { SelectInput } from '@/ui/SelectInput';

const accountTypes = [
  { value: 'student', label: 'Student' },
  { value: 'creator', label: 'Creator' },
];

interface AccountTypeFieldProps {
  value: AccountType;
  onChange: (value: AccountType) => void;
}

export function AccountTypeField({ value, onChange }: AccountTypeFieldProps) {
  return (
    <SelectInput
      id="account-type"
      label="Account Type"
      name="accountType"
      required
      value={value}
      onChange={(chosen) => onChange(chosen === 'creator' ? 'creator' : 'student')}
      options={accountTypes}
    />
  );
}

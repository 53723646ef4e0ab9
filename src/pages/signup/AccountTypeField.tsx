import type { AccountType } from '@/features/auth/session/currentUser';
import { SelectInput } from '@/ui/SelectInput';

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
    >
      <option value="student">Student</option>
      <option value="creator">Creator</option>
    </SelectInput>
  );
}

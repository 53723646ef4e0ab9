import TextField from '@mui/material/TextField';
import type { AccountType } from '@/features/auth/session/currentUser';

interface AccountTypeFieldProps {
  value: AccountType;
  onChange: (value: AccountType) => void;
}

/** The browser's own list, which can be used before the page is hydrated. */
export function AccountTypeField({ value, onChange }: AccountTypeFieldProps) {
  return (
    <TextField
      select
      id="account-type"
      label="Account Type"
      name="accountType"
      required
      value={value}
      onChange={(event) => {
        onChange(event.target.value === 'creator' ? 'creator' : 'student');
      }}
      slotProps={{ select: { native: true } }}
    >
      <option value="student">Student</option>
      <option value="creator">Creator</option>
    </TextField>
  );
}

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AccountType } from '@/features/auth/session/currentUser';

interface AccountTypeFieldProps {
  value: AccountType;
  onChange: (value: AccountType) => void;
}

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
    >
      <MenuItem value="student">Student</MenuItem>
      <MenuItem value="creator">Creator</MenuItem>
    </TextField>
  );
}

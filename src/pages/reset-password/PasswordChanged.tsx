import Check from '@mui/icons-material/Check';
import { AuthPanel } from '@/features/auth/forms/AuthPanel';
import { Emblem } from '@/features/auth/forms/Form.styles';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';

export function PasswordChanged() {
  return (
    <AuthPanel
      title="Password changed"
      takesFocus
      lead={<output>Use the new one the next time you sign in.</output>}
      emblem={
        <Emblem>
          <Check sx={{ fontSize: 52 }} />
        </Emblem>
      }
    >
      <LinkButton to={paths.dashboard} variant="contained" size="large" fullWidth>
        Go to Dashboard
      </LinkButton>
    </AuthPanel>
  );
}

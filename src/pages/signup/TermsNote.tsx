import Typography from '@mui/material/Typography';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

export function TermsNote() {
  return (
    <Typography variant="small" component="p" color="textSecondary">
      By creating an account you agree to the <TextLink to={paths.terms}>Terms of Service</TextLink> and{' '}
      <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
    </Typography>
  );
}

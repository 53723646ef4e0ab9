import styles from '@/features/auth/Form.module.css';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

export function TermsNote() {
  return (
    <p className={styles['small']}>
      By creating an account you agree to the <TextLink to={paths.terms}>Terms of Service</TextLink> and{' '}
      <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
    </p>
  );
}

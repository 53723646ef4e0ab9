import { AuthPanel } from '@/features/auth/AuthPanel';
import type { LinkCheck } from '@/features/auth/authSlice';
import styles from '@/features/auth/Form.module.css';
import { LinkProgress } from '@/features/auth/LinkProgress';
import { LinkUndecided } from '@/features/auth/LinkUndecided';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

/** While the link is looked at, and when the service could not be asked about it. */
export function LinkPanel({ link }: { link: LinkCheck }) {
  return (
    <AuthPanel title="Set a new password">
      <LinkProgress link={link} />
      <LinkUndecided link={link} />
      {link.status === 'undecided' && (
        <p className={styles['foot']}>
          <TextLink to={paths.forgotPassword}>Send a new link instead</TextLink>
        </p>
      )}
    </AuthPanel>
  );
}

import { addresses } from '@/content/addresses';
import { creators } from '@/content/creators';
import { useMember } from '@/features/auth/session/useMember';
import type { RouterState } from '@/features/auth/redirects/routerState';
import { paths } from '@/paths';
import { CallToActionBand } from '@/ui/CallToActionBand';
import { LinkButton } from '@/ui/LinkButton';
import { mailTo } from '@/ui/mailTo';

const { closing, outline } = creators.members;

/** Asks a visitor to sign up, and offers a member the next step. */
export function CreatorsClosing() {
  const { member } = useMember();
  const { title, lead } = member ? closing : creators.closing;
  return (
    <CallToActionBand title={title} lead={lead}>
      {member ? (
        <LinkButton to={mailTo(addresses.creators, outline.subject)} variant="onRed" size="large">
          {outline.action}
        </LinkButton>
      ) : (
        <LinkButton
          to={paths.signup}
          state={{ accountType: 'creator' } satisfies RouterState}
          variant="onRed"
          size="large"
        >
          {creators.action}
        </LinkButton>
      )}
    </CallToActionBand>
  );
}

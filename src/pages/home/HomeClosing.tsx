import { home } from '@/content/home';
import { useMember } from '@/features/auth/session/useMember';
import { paths } from '@/paths';
import { CallToActionBand } from '@/ui/CallToActionBand';
import { LinkButton } from '@/ui/LinkButton';

/** Asks a visitor to join, and a member, who cannot join twice, to choose a course. */
export function HomeClosing() {
  const { member } = useMember();
  const { title, lead, start, pricing } = home.closing;
  return (
    <CallToActionBand title={title} lead={member ? home.closing.member.lead : lead}>
      <LinkButton to={member ? paths.courses : paths.signup} variant="onRed" size="large">
        {member ? home.closing.member.start : start}
      </LinkButton>
      <LinkButton to={paths.pricing} variant="onRedOutlined" size="large">
        {pricing}
      </LinkButton>
    </CallToActionBand>
  );
}

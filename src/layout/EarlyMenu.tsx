import { styled } from '@mui/material/styles';
import { paths } from '@/paths';
import { CloseBeside } from '@/ui/CloseBeside';
import { earlyLayer } from '@/ui/earlyLayer';
import { LinkButton } from '@/ui/LinkButton';
import { cssVar } from '@/ui/theme/cssVar';
import { useEarlyPopover } from '@/ui/useEarlyPopover';
import { MenuSheet } from './MenuSheet';
import { menuWidth } from './MenuSheet.styles';
import { useAuthLinks } from './useAuthLinks';

export const earlyMenuId = 'early-menu';

const Popover = styled('div')({
  ...earlyLayer,
  '&:popover-open': { display: 'flex' },
  '@media (min-width: 900px)': { '&&': { display: 'none' } },
  '& .sheet': {
    position: 'relative',
    display: 'flex',
    width: menuWidth,
    marginInlineStart: 'auto',
    overflow: 'auto',
    // Forced colours show it.
    border: '1px solid transparent',
    background: cssVar('sheet'),
  },
  'html[data-session="stored"] & .visitors, html:not([data-session="stored"]) & .members': {
    display: 'none',
  },
});

/** The menu of a prerendered page until it is hydrated. */
export function EarlyMenu() {
  const { isEarly, layer, popover, close, closing } = useEarlyPopover<HTMLDivElement>(earlyMenuId);
  const { login, signup } = useAuthLinks();
  if (!isEarly) return null;

  const link = { onClick: close };
  return (
    <Popover ref={layer} {...popover}>
      <CloseBeside {...closing} />
      <div role="dialog" aria-label="Menu" className="sheet">
        <MenuSheet
          link={link}
          closing={closing}
          actions={
            <>
              <LinkButton variant="contained" size="large" className="visitors" {...signup} {...link}>
                Sign Up
              </LinkButton>
              <LinkButton variant="outlined" size="large" className="visitors" {...login} {...link}>
                Login
              </LinkButton>
              <LinkButton variant="outlined" size="large" className="members" to={paths.dashboard} {...link}>
                Dashboard
              </LinkButton>
            </>
          }
        />
      </div>
    </Popover>
  );
}

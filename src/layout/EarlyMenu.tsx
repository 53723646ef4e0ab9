import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { cssVar } from '@/ui/theme/cssVar';
import { useIsInBrowser } from '@/ui/useIsInBrowser';
import { MenuSheet } from './MenuSheet';
import { menuWidth } from './MenuSheet.styles';
import { useAuthLinks } from './useAuthLinks';

export const earlyMenuId = 'early-menu';

const Popover = styled('div')({
  inset: '0 0 0 auto',
  width: menuWidth,
  height: '100%',
  margin: 0,
  padding: 0,
  // Forced colours show it.
  border: '1px solid transparent',
  background: cssVar('sheet'),
  color: 'inherit',
  '&:popover-open': { display: 'flex' },
  '&::backdrop': { background: cssVar('scrim') },
  '@media (min-width: 900px)': { '&&': { display: 'none' } },
  'html[data-session="stored"] & .visitors, html:not([data-session="stored"]) & .members': {
    display: 'none',
  },
});

const isOpen = (popover: HTMLElement): boolean => 'popover' in popover && popover.matches(':popover-open');

/**
 * The menu of a prerendered page until it is hydrated: a popover, which the browser opens without a script. One that is
 * open by then stays until it is closed.
 */
export function EarlyMenu() {
  const popover = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isInBrowser = useIsInBrowser();
  const { login, signup } = useAuthLinks();
  useLayoutEffect(() => {
    if (popover.current && isOpen(popover.current)) setWasOpened(true);
  }, []);
  if (isInBrowser && !wasOpened) return null;

  const link = { onClick: () => popover.current?.hidePopover() };
  return (
    <Popover
      ref={popover}
      id={earlyMenuId}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      onToggle={({ newState }) => {
        if (newState === 'closed') setWasOpened(false);
      }}
    >
      <MenuSheet
        link={link}
        closing={{ popoverTarget: earlyMenuId, popoverTargetAction: 'hide' }}
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
    </Popover>
  );
}

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
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) auto',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: cssVar('scrim'),
  color: 'inherit',
  '&:popover-open': { display: 'grid' },
  '@media (min-width: 900px)': { '&&': { display: 'none' } },
  '& .beside': { border: 0, background: 'none' },
  '& .sheet': {
    display: 'flex',
    width: menuWidth,
    overflow: 'auto',
    // Forced colours show it.
    border: '1px solid transparent',
    background: cssVar('sheet'),
  },
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
  const closing = { popoverTarget: earlyMenuId, popoverTargetAction: 'hide' } as const;
  return (
    <Popover
      ref={popover}
      id={earlyMenuId}
      popover="auto"
      onToggle={({ newState }) => {
        if (newState === 'closed') setWasOpened(false);
      }}
    >
      {/* A press beside a popover closes it and goes through to the page. */}
      <button type="button" className="beside" tabIndex={-1} aria-hidden="true" {...closing} />
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

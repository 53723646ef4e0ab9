import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { Mark } from '@/ui/art/Mark';
import { usePreload } from '@/ui/usePreload';
import { Panel, Stage } from './AuthPanel.styles';
import { prepareClient, preloadSdk } from '@/features/auth/session/prepareClient';

interface AuthPanelProps {
  title: string;
  lead?: ReactNode;
  /** A round picture above the title. */
  emblem?: ReactNode;
  /** The wider panel, for forms with two columns. */
  isWide?: boolean;
  /** Moves the focus to the title, where the panel replaces the one that had it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A sheet in front of the large mark: the frame of the account pages for visitors. */
export function AuthPanel({
  title,
  lead,
  emblem,
  isWide = false,
  takesFocus = false,
  children,
}: AuthPanelProps) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  usePreload(useCallback(() => dispatch(preloadSdk()), [dispatch]));
  const prepare = () => dispatch(prepareClient());
  const stage = useRef<HTMLElement>(null);
  // A pointer or a caret that came before hydration has fired no event here.
  useEffect(() => {
    if (stage.current?.matches(':hover, :focus-within')) dispatch(prepareClient());
  }, [dispatch]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    // The account service's client is large, and downloaded once somebody is about to need it.
    <Stage ref={stage} onPointerEnter={prepare} onFocus={prepare}>
      <Mark variant="club" className="club" />
      <Panel variant="outlined" data-wide={isWide || undefined}>
        {emblem}
        <div>
          <Typography variant="h1" ref={heading} tabIndex={-1} className="title">
            {title}
          </Typography>
          {lead !== undefined && <Typography className="lead">{lead}</Typography>}
        </div>
        {children}
      </Panel>
    </Stage>
  );
}

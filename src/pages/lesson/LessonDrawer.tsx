import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId } from 'react';
import { DialogTop } from '@/ui/DialogTop';
import { useOpener } from '@/ui/focusMain';
import type { LayerState } from '@/ui/useLayer';
import { wideWindow } from '@/ui/wideWindow';
import { Sheet } from './LessonDrawer.styles';

interface LessonDrawerProps {
  layer: LayerState;
  /** Where it opens in a wider window. */
  side: 'left' | 'right';
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** Gives the focus back to what opened a layer; MUI would scroll the page to it. */
function useReturnedFocus(isOpen: boolean): void {
  const opener = useOpener(isOpen);
  // After MUI has stopped keeping the focus in the layer.
  useEffect(() => {
    if (!isOpen) return undefined;
    const { current } = opener;
    return () => current?.focus({ preventScroll: true });
  }, [isOpen, opener]);
}

/** A sheet from below on a phone, and at one side of a wider window. */
export function LessonDrawer({ layer, side, title, closeLabel, children }: LessonDrawerProps) {
  const titleId = useId();
  const isWide = useMediaQuery(wideWindow, { noSsr: true });
  useReturnedFocus(layer.isOpen);
  return (
    <Sheet
      disableRestoreFocus
      anchor={isWide ? side : 'bottom'}
      open={layer.isOpen}
      onClose={layer.close}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <DialogTop title={title} titleId={titleId} closeLabel={closeLabel} onClose={layer.close} />
      <DialogContent>{children}</DialogContent>
    </Sheet>
  );
}

import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '@/paths';
import { CloseBeside } from '@/ui/CloseBeside';
import { earlyLayer } from '@/ui/earlyLayer';
import { cssVar } from '@/ui/theme/cssVar';
import { useEarlyPopover } from '@/ui/useEarlyPopover';
import { LazySearchDialog } from './LazySearchDialog';
import { SearchField } from './SearchField';
import { searchFrame } from './SearchField.styles';
import type { Typed } from './SearchPanel';

export const earlySearchId = 'early-search';

const Popover = styled('div')({
  ...earlyLayer,
  '&:popover-open': { display: 'flex', justifyContent: 'center', alignItems: 'flex-start' },
  '& .frame': {
    ...searchFrame,
    position: 'relative',
    // Forced colours show it.
    border: '1px solid transparent',
    background: cssVar('sheet'),
    boxShadow: cssVar('elevation-high'),
  },
});

/**
 * The search of a prerendered page until it is hydrated: a form that leads to the catalogue. If it is open by then, it
 * is closed, and `onTakeOver` has to open what follows, before the next key can come.
 */
export function EarlySearch({ onTakeOver }: { onTakeOver: (typed: Typed) => void }) {
  const { isEarly, isStillOpen, layer, popover, close, closing } =
    useEarlyPopover<HTMLDivElement>(earlySearchId);
  const takeOver = useEffectEvent(() => {
    const field = layer.current?.querySelector('input');
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    close();
    onTakeOver({ text: value, selection: [selectionStart, selectionEnd] });
  });
  useEffect(() => {
    if (!isStillOpen) return undefined;
    let isWanted = true;
    LazySearchDialog.preload().then(
      () => isWanted && takeOver(),
      // The form works without it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isStillOpen]);
  if (!isEarly) return null;

  return (
    <Popover ref={layer} {...popover}>
      <CloseBeside {...closing} />
      <div role="dialog" aria-label="Search" className="frame">
        <form action={paths.courses}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A popover gives it the focus when it opens, not when the page does. */}
          <SearchField name="q" autoFocus closing={closing} />
        </form>
      </div>
    </Popover>
  );
}

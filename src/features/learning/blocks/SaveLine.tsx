import Check from '@mui/icons-material/Check';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WifiOff from '@mui/icons-material/WifiOff';
import Link from '@mui/material/Link';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { formatDate, formatTime, isToday } from '@/features/learning/formatMoment';
import { isTrouble, type SaveStatus, untilClosed } from '@/features/learning/textStatus';
import { cssVar } from '@/ui/theme/cssVar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  // Clear of the ring around the field above it, however many lines it takes.
  paddingBlock: 6,
  color: cssVar('ink2'),
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& .words': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .words:not([data-kind="untouched"])': { fontWeight: 600 },
  '& .words[data-kind="saved"]': { color: cssVar('ok-text') },
  '& .words:is([data-kind="failed"], [data-kind="undecided"])': { color: cssVar('signal-text') },
  '& button': { minHeight: 44, marginBlock: -12, fontSize: 'inherit' },
  '& .plan': { marginInlineStart: 'auto' },
  // There it comes to stand below the words.
  '@media (width < 640px)': { '& .plan': { marginInlineStart: 0 } },
});

function wordsFor(status: SaveStatus): string {
  switch (status.kind) {
    case 'untouched':
      return 'Saved while you type. Only you can read it.';
    case 'saving':
      return 'Saving...';
    case 'saved':
      return isToday(status.at) ? `Saved at ${formatTime(status.at)}` : `Saved on ${formatDate(status.at)}`;
    case 'waiting':
      return 'Waiting for a connection. Kept on this device.';
    case 'failed':
    case 'undecided':
      return `Not saved yet. ${status.isInMemory ? untilClosed : 'Kept on this device.'} ${status.message}`;
    case 'memory':
      return untilClosed;
  }
}

const icons: Partial<Record<SaveStatus['kind'], React.ReactNode>> = {
  saving: <CircularProgress size={16} aria-hidden />,
  saved: <Check fontSize="small" />,
  waiting: <WifiOff fontSize="small" />,
  failed: <ErrorOutlineOutlined fontSize="small" />,
  undecided: <ErrorOutlineOutlined fontSize="small" />,
};

/** Whether something stood in the way of saving, until that is over, and said to be. */
type Phase = 'calm' | 'troubled' | 'over';

function phaseAfter(latest: Phase, status: SaveStatus): Phase {
  if (isTrouble(status)) return 'troubled';
  if (status.kind === 'saved') return latest === 'calm' ? 'calm' : 'over';
  return latest === 'over' ? 'calm' : latest;
}

interface SaveLineProps {
  status: SaveStatus;
  onRetry: () => void;
  /** Whether the plan of the course reads what is saved. */
  isPlanned: boolean;
}

/** Where an answer is, in words. Read out are only troubles and their end: nobody wants to hear each saving. */
export function SaveLine({ status, onRetry, isPlanned }: SaveLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const [latest, setLatest] = useState<Phase>('calm');
  const phase = phaseAfter(latest, status);
  if (phase !== latest) setLatest(phase);
  const words = wordsFor(status);
  const isSaid = phase === 'over' || isTrouble(status);
  const retry = () => {
    // The pressed link goes as soon as it is tried.
    line.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Line ref={line} tabIndex={-1} data-unprinted>
      <VisuallyHidden role="status">{isSaid && words}</VisuallyHidden>
      <span className="words" data-kind={status.kind} aria-hidden={isSaid || undefined}>
        {icons[status.kind]}
        {words}
      </span>
      {status.kind === 'failed' && (
        <Link component="button" type="button" onClick={retry}>
          Try now
        </Link>
      )}
      {isPlanned && <span className="plan">Goes into your plan</span>}
    </Line>
  );
}

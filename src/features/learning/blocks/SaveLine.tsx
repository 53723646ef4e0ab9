import Check from '@mui/icons-material/Check';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WifiOff from '@mui/icons-material/WifiOff';
import Link from '@mui/material/Link';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { formatDate, formatTime, isToday } from '@/features/learning/texts/formatMoment';
import { isTrouble, type SaveStatus, untilClosed } from '@/features/learning/texts/textStatus';
import { cssVar } from '@/ui/theme/cssVar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  // Clear of the focus ring of the field above, however many lines there are.
  paddingBlock: 6,
  color: cssVar('ink2'),
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '@media print': { display: 'none' },
  '& .words': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .words:not([data-kind="untouched"])': { fontWeight: 600 },
  '& .words[data-kind="saved"]': { color: cssVar('ok-text') },
  '& .words:is([data-kind="failed"], [data-kind="undecided"])': { color: cssVar('signal-text') },
  '& button': { minHeight: 44, marginBlock: -12, fontSize: 'inherit' },
  '& .plan': { marginInlineStart: 'auto' },
  // There it wraps below the words.
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

/** `troubled`: the text cannot be saved. `over`: it is saved after all, which is announced. */
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
  isPlanned?: boolean;
}

/** Says where an answer is kept. Only trouble and its end are read out: nobody wants to hear of every save. */
export function SaveLine({ status, onRetry, isPlanned = false }: SaveLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const [latest, setLatest] = useState<Phase>('calm');
  const phase = phaseAfter(latest, status);
  if (phase !== latest) setLatest(phase);
  const words = wordsFor(status);
  const isSaid = phase === 'over' || isTrouble(status);
  const retry = () => {
    // The pressed link is removed as soon as the retry starts.
    line.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Line ref={line} tabIndex={-1} data-unprinted>
      <VisuallyHidden role="status">{isSaid && words}</VisuallyHidden>
      {/* Keyed for translated pages, see `ChangingText`. */}
      <span key={words} className="words" data-kind={status.kind} aria-hidden={isSaid || undefined}>
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

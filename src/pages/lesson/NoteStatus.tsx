import Check from '@mui/icons-material/Check';
import WifiOff from '@mui/icons-material/WifiOff';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SaveStatus } from '@/features/learning/textStatus';
import { cssVar } from '@/ui/theme/cssVar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { formatTime } from './formatMoment';

const Status = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  color: cssVar('ink2'),
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '20px',
  '& > .words': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > .words[data-kind="saved"]': { color: cssVar('ok-text') },
  '& button': { minHeight: 44, fontSize: 'inherit' },
});

function wordsFor(status: SaveStatus): string {
  switch (status.kind) {
    case 'untouched':
      return '';
    case 'saving':
      return 'Saving...';
    case 'saved':
      return `Saved at ${formatTime(status.at)}`;
    case 'waiting':
      return 'Waiting for a connection. Kept on this device.';
    case 'failed':
      return `Not saved yet. Kept on this device. ${status.message}`;
    case 'memory':
      return 'Kept until you close this tab.';
  }
}

const isTrouble = ({ kind }: SaveStatus): boolean => kind === 'waiting' || kind === 'failed';

/** Whether a note is saved, in words. Read out are only troubles and their end. */
export function NoteStatus({ status, onRetry }: { status: SaveStatus; onRetry: () => void }) {
  const [wasTroubled, setWasTroubled] = useState(false);
  if (isTrouble(status) && !wasTroubled) setWasTroubled(true);
  const words = wordsFor(status);
  const isSaid = isTrouble(status) || (wasTroubled && status.kind === 'saved');
  return (
    <Status>
      <VisuallyHidden role="status">{isSaid && words}</VisuallyHidden>
      {words !== '' && (
        <span className="words" data-kind={status.kind} aria-hidden={isSaid}>
          {status.kind === 'saved' && <Check fontSize="small" />}
          {status.kind === 'waiting' && <WifiOff fontSize="small" />}
          {words}
        </span>
      )}
      {status.kind === 'failed' && (
        <Link component="button" type="button" onClick={onRetry}>
          Try now
        </Link>
      )}
    </Status>
  );
}

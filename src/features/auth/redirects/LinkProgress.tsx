import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { connection } from '@/content/connection';
import { paths } from '@/paths';
import type { LinkCheck } from './linkSlice';
import { useIsSlow } from '@/ui/useIsSlow';

/** How long a spinner may turn before more is said, in milliseconds. */
const longestSpin = 4000;

const Progress = styled('output')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontWeight: 600,
});

function Words({ page }: { page: string }) {
  const isSlow = useIsSlow(longestSpin);
  return (
    <>
      {!isSlow && <CircularProgress size={24} aria-hidden="true" />}
      <span>{page === paths.login ? 'Finishing your sign-in...' : 'Checking your link...'}</span>
      {isSlow && <span>{connection.slow}</span>}
    </>
  );
}

/** Says that a link is being checked. The live region is there from the start, so that later words are read out. */
export function LinkProgress({ link }: { link: LinkCheck | null }) {
  return <Progress>{link?.status === 'checking' && <Words page={link.page} />}</Progress>;
}

import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { paths } from '@/paths';
import type { LinkCheck } from './authSlice';
import styles from './LinkProgress.module.css';

/** Longest time a spinner may say nothing more, in milliseconds. */
const longestSpin = 4000;

function Words({ page }: { page: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, longestSpin);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      {!isSlow && <CircularProgress size={24} aria-hidden="true" />}
      <span>{page === paths.login ? 'Finishing your sign-in…' : 'Checking your link…'}</span>
      {isSlow && <span>This is taking longer than usual.</span>}
    </>
  );
}

/** Says that a link is being checked. It is there from the start: what is put into it later is read out. */
export function LinkProgress({ link }: { link: LinkCheck | null }) {
  return (
    <output className={styles['progress']}>
      {link?.status === 'checking' && <Words page={link.page} />}
    </output>
  );
}

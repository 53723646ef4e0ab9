import WifiOff from '@mui/icons-material/WifiOff';
import { useEffect, useState } from 'react';
import { connection } from '@/content/connection';
import styles from './OfflineBanner.module.css';
import { useOnline } from './useOnline';

/** How long "You are online again." stays, in milliseconds. */
const farewell = 6000;

/**
 * Says what works without a connection, and when it is back. The live region is always in the page,
 * because a region that arrives together with its text is often not read.
 */
export function OfflineBanner() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), farewell);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  return (
    <output className={styles['region']}>
      {(!online || wasOffline) && (
        <span className={styles['banner']}>
          {!online && <WifiOff fontSize="small" />}
          {online ? connection.back : connection.lost}
        </span>
      )}
    </output>
  );
}

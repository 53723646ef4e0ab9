import WifiOff from '@mui/icons-material/WifiOff';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { connection } from '@/content/connection';
import { cssVar } from '@/ui/theme/cssVar';
import { useOnline } from './useOnline';

/** How long "You are online again." stays, in milliseconds. */
const farewell = 6000;

const Region = styled('output')({
  display: 'block',
  background: cssVar('inverse-main'),
  color: cssVar('inverse-on'),
  '@media print': { display: 'none' },
});

const Banner = styled(Alert)({
  alignItems: 'center',
  gap: 12,
  maxWidth: 1248,
  marginInline: 'auto',
  padding: '10px clamp(20px, 8vw - 20px, 96px)',
  boxSizing: 'content-box',
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  lineHeight: 1.375,
  '& .MuiAlert-icon': { margin: 0, padding: 0, opacity: 1 },
  '& .MuiAlert-message': { padding: 0 },
});

/**
 * Says what works without a connection, and when it is back. The live region is always in the page: one that appears
 * together with its text is often not read.
 */
export function OfflineBanner({ lost = connection.lost }: { lost?: string | undefined }) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return undefined;
    const timer = setTimeout(() => setWasOffline(false), farewell);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  return (
    <Region>
      {(!online || wasOffline) && (
        <Banner role="none" severity="info" icon={!online && <WifiOff fontSize="small" />}>
          {online ? connection.back : lost}
        </Banner>
      )}
    </Region>
  );
}

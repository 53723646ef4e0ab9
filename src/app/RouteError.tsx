import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useRouteError } from 'react-router-dom';
import { Layout } from '@/layout/Layout';
import { paths } from '@/paths';
import { AfterHydration } from '@/ui/AfterHydration';
import { sendErrorReport } from '@/ui/errorReports';
import { isCutOff, isFailedDownload, leavingTime } from '@/ui/failedDownload';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';
import { mayReloadFor, reloadOnce, wouldLoseWork } from '@/ui/reload';
import { useOnceOnline } from '@/ui/useOnceOnline';

const Message = styled(Container)({
  paddingBlock: 'var(--space-section)',
  '& > p': { margin: '16px 0 32px' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

interface RouteErrorProps {
  withLayout?: boolean;
}

interface FailureProps extends RouteErrorProps {
  here: Location;
  error: unknown;
}

const failed = { title: 'Something went wrong', heading: 'Something went wrong on this screen.' };
/** Nothing is wrong then, least of all with what led here, such as a logout. */
const offline = 'This page needs a connection';

function advice(waitsForNetwork: boolean): string {
  if (wouldLoseWork()) return 'A reload loses what is kept in this tab only and has not been sent.';
  return waitsForNetwork ? 'It loads as soon as you are online again.' : 'The rest of AI Club still works.';
}

/** Reloads where that may help; true while the page is about to unload and should show no message yet. */
function useReload(error: unknown): boolean {
  // `left`: no reload has come, because the visitor is about to leave; those who stay are told what has failed.
  const [phase, setPhase] = useState<'reloading' | 'left' | 'told'>(() =>
    mayReloadFor(error) ? 'reloading' : isCutOff(error) ? 'left' : 'told',
  );
  useEffect(() => sendErrorReport(error), [error]);
  useEffect(() => {
    if (phase === 'told') return undefined;
    if (phase === 'reloading') {
      const tryReload = async () => {
        if (!(await reloadOnce())) setPhase('left');
      };
      void tryReload();
      return undefined;
    }
    const timer = setTimeout(() => setPhase('told'), leavingTime);
    // The browser has restored this page from its back/forward cache.
    const reload = () => void reloadOnce();
    window.addEventListener('pageshow', reload);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', reload);
    };
  }, [phase]);
  return phase !== 'told';
}

/** Reloads a page that was not downloaded once the network is back; true while it waits for that. */
function useReloadWhenOnline(error: unknown): boolean {
  const [waitsForNetwork] = useState(() => isFailedDownload(error) && !navigator.onLine);
  useOnceOnline(waitsForNetwork, () => {
    if (!wouldLoseWork()) window.location.reload();
  });
  return waitsForNetwork;
}

/** One failure, and what the visitor can do about it. */
function Failure({ here, error, withLayout }: FailureProps) {
  const isAboutToGo = useReload(error);
  const waitsForNetwork = useReloadWhenOnline(error);
  if (isAboutToGo) return null;
  const { title, heading } = waitsForNetwork ? { title: offline, heading: offline } : failed;
  const message = (
    <Message>
      <PageHead title={title} noIndex />
      <AfterHydration />
      <Typography variant="h1">{heading}</Typography>
      <Typography variant="lead" component="p">
        {advice(waitsForNetwork)}
      </Typography>
      <div className="actions">
        <LinkButton variant="contained" size="large" to={here} reloadDocument>
          Reload
        </LinkButton>
        <LinkButton variant="outlined" size="large" to={paths.home}>
          Home
        </LinkButton>
      </div>
    </Message>
  );
  return withLayout ? <Layout>{message}</Layout> : message;
}

/** Replaces a page that failed. With the layout around it, header and footer survive. */
export function RouteError({ withLayout = false }: RouteErrorProps) {
  const here = useLocation();
  const error = useRouteError();
  // The router reuses this element when the next page fails as well; that failure needs a state of its own.
  return <Failure key={here.key} here={here} error={error} withLayout={withLayout} />;
}

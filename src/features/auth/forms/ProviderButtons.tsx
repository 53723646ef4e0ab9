import GitHub from '@mui/icons-material/GitHub';
import Google from '@mui/icons-material/Google';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { cssVar } from '@/ui/theme/cssVar';
import { connection } from '@/content/connection';
import { isFailedDownload } from '@/ui/failedDownload';
import { useOnceOnline } from '@/ui/useOnceOnline';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { AuthOutcome } from '@/features/auth/session/authOutcome';
import { presentError } from '@/features/auth/session/presentError';
import { signInWithProvider } from '@/features/auth/session/accountCalls';
import { Pair } from './Form.styles';
import { useIsLeft } from './useIsLeft';
import type { RememberedPlace } from '@/features/auth/redirects/returnTarget';

const providers = [
  { id: 'google', name: 'Google', Icon: Google },
  { id: 'github', name: 'GitHub', Icon: GitHub },
] as const;

const Between = styled(Divider)({
  color: cssVar('ink2'),
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& .MuiDivider-wrapper': { padding: '0 16px' },
});

/** Suggests the password only where it would work: not without a connection, or a part of the page. */
function describe(outcome: AuthOutcome | 'off', name: string): string | undefined {
  const error = outcome === 'off' ? null : outcome.error;
  if (outcome !== 'off' && !error) return undefined;
  if (!navigator.onLine) return connection.lost;
  if (error && isFailedDownload(error)) return presentError(error);
  return `${name} sign-in is not available right now. Use your email and password.`;
}

/** Signs in through another service, when the account service has it switched on. */
export function ProviderButtons({ place, rememberMe }: { place: RememberedPlace; rememberMe: boolean }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useOnceOnline(problem === connection.lost, () => setProblem(undefined));
  const isAsking = useRef(false);
  const isLeft = useIsLeft();

  const choose = async ({ id, name }: (typeof providers)[number]) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setAsking(id);
    setProblem(undefined);
    // Somebody who has followed a link does not want to be sent to the provider any more.
    const isWanted = () => !isLeft();
    const outcome = await dispatch(signInWithProvider(id, { place, rememberMe, isWanted }));
    isAsking.current = false;
    setAsking(undefined);
    setProblem(describe(outcome, name));
  };
  const askedName = providers.find(({ id }) => id === asking)?.name;
  return (
    <>
      {/* As a separator it would keep its words to itself. */}
      <Between role="presentation">or continue with</Between>
      <Pair data-tight>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            variant="outlined"
            sx={{ minHeight: 48, border: '1px solid var(--mui-palette-brand-edge)' }}
            startIcon={
              asking === provider.id ? (
                <CircularProgress size={20} color="inherit" aria-hidden="true" />
              ) : (
                <provider.Icon />
              )
            }
            aria-label={`Continue with ${provider.name}`}
            aria-busy={asking === provider.id}
            onClick={() => {
              void choose(provider);
            }}
          >
            {provider.name}
          </Button>
        ))}
      </Pair>
      <VisuallyHidden as="output">{askedName !== undefined && `Asking ${askedName}...`}</VisuallyHidden>
      {problem !== undefined && <Alert severity="info">{problem}</Alert>}
    </>
  );
}

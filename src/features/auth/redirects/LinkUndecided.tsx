import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { paths } from '@/paths';
import { focusMain, useFocusFallback } from '@/ui/focusMain';
import type { LinkCheck } from './linkSlice';
import { forgetLink, resumeLink } from './followLink';
import { useFailureMessage } from '@/features/auth/forms/useFailureMessage';

interface LinkUndecidedProps {
  link: LinkCheck;
  /** Whether the message can be closed, and the link forgotten. */
  isClosable?: boolean;
}

/** Why the service has not accepted or refused a link yet, and a button to ask again. */
export function LinkUndecided({ link: { status, page, failure }, isClosable = false }: LinkUndecidedProps) {
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(button);
  const message = useFailureMessage(failure);
  if (!failure) return null;
  const isChecking = status === 'checking';
  const unfinished = page === paths.login ? 'signing you in' : 'checking your link';
  return (
    <>
      {!isChecking && (
        <Alert
          severity="error"
          icon={<ErrorOutlineOutlined />}
          {...(isClosable && {
            onClose: () => {
              dispatch(forgetLink());
              focusMain();
            },
          })}
        >
          {`We could not finish ${unfinished}. ${message ?? ''}`}
        </Alert>
      )}
      {/* It stays while the link is checked again, so that the focus has somewhere to be. */}
      <Button
        ref={button}
        variant="contained"
        sx={{ justifySelf: 'start' }}
        aria-disabled={isChecking}
        onClick={() => {
          if (!isChecking) dispatch(resumeLink(page));
        }}
      >
        Try again
      </Button>
    </>
  );
}

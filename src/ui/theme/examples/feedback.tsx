import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import type { Example } from './Example';
import { Frame } from './Frame';

const severities = [
  { severity: 'error', text: 'That password is not right.' },
  { severity: 'warning', text: 'Your plan ends in three days.' },
  { severity: 'info', text: 'You are offline. What you have opened still works.' },
] as const;

/** Everything that says what is happening, or that something is. */
export const feedback: readonly Example[] = [
  {
    shows: ['Alert', 'AlertTitle'],
    element: (
      <Stack spacing={2}>
        {severities.map(({ severity, text }) => (
          <Alert key={severity} severity={severity}>
            {text}
          </Alert>
        ))}
        <Alert severity="success" onClose={() => undefined}>
          <AlertTitle>You are enrolled</AlertTitle>
          The first lesson is open.
        </Alert>
        <Alert variant="filled" severity="success">
          Password changed.
        </Alert>
        <Alert variant="outlined" severity="info" action={<Button color="inherit">Reload</Button>}>
          There is a new version.
        </Alert>
      </Stack>
    ),
  },
  {
    shows: ['CircularProgress', 'LinearProgress'],
    element: (
      <Stack spacing={3}>
        <CircularProgress aria-label="Loading courses" />
        <CircularProgress variant="determinate" value={60} aria-label="Lessons seen" />
        <LinearProgress aria-label="Loading the lesson" />
        <LinearProgress variant="determinate" value={40} aria-label="Course completed" />
        <LinearProgress variant="buffer" value={40} valueBuffer={60} aria-label="Video loaded" />
      </Stack>
    ),
  },
  {
    shows: ['Skeleton'],
    element: (
      <Stack spacing={1}>
        <Skeleton variant="rectangular" height={120} />
        <Skeleton variant="text" />
        <Skeleton variant="circular" width={40} height={40} />
      </Stack>
    ),
  },
  {
    shows: ['Snackbar'],
    element: (
      <Frame>
        {() => <Snackbar open message="Course saved" action={<Button color="inherit">Undo</Button>} />}
      </Frame>
    ),
  },
  {
    shows: ['SnackbarContent'],
    element: (
      <SnackbarContent message="You are signed out." action={<Button color="inherit">Sign in</Button>} />
    ),
  },
];

import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Zoom from '@mui/material/Zoom';
import type { Example } from './Example';

const lesson = (
  <Paper variant="outlined" sx={{ padding: 2 }}>
    What a model can know
  </Paper>
);

/** How things appear and disappear. */
export const motion: readonly Example[] = [
  { shows: ['Collapse'], element: <Collapse in>{lesson}</Collapse> },
  { shows: ['Fade'], element: <Fade in>{lesson}</Fade> },
  { shows: ['Grow'], element: <Grow in>{lesson}</Grow> },
  { shows: ['Slide'], element: <Slide in>{lesson}</Slide> },
  { shows: ['Zoom'], element: <Zoom in>{lesson}</Zoom> },
];

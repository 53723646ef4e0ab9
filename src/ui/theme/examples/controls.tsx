import Add from '@mui/icons-material/Add';
import ArrowForward from '@mui/icons-material/ArrowForward';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import GridView from '@mui/icons-material/GridView';
import Link from '@mui/icons-material/Link';
import Share from '@mui/icons-material/Share';
import ViewList from '@mui/icons-material/ViewList';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ButtonGroup from '@mui/material/ButtonGroup';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Example } from './Example';

const variants = ['contained', 'ink', 'outlined', 'text'] as const;

/** Everything that is pressed. */
export const controls: readonly Example[] = [
  {
    shows: ['Button', 'Stack'],
    element: (
      <Stack spacing={2}>
        {variants.map((variant) => (
          <Stack key={variant} direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Button variant={variant}>Enroll now</Button>
            <Button variant={variant} size="large" endIcon={<ArrowForward />}>
              Explore courses
            </Button>
            <Button variant={variant} disabled>
              Enrolling...
            </Button>
            <Button variant={variant} aria-disabled>
              Check answer
            </Button>
          </Stack>
        ))}
      </Stack>
    ),
  },
  { shows: ['ButtonBase'], element: <ButtonBase>Show all 12 lessons</ButtonBase> },
  {
    shows: ['ButtonGroup'],
    element: (
      <ButtonGroup aria-label="Lesson">
        <Button>Previous lesson</Button>
        <Button>Next lesson</Button>
        <Button disabled>Certificate</Button>
      </ButtonGroup>
    ),
  },
  {
    shows: ['IconButton'],
    element: (
      <Stack direction="row" spacing={1}>
        <IconButton aria-label="Save the course">
          <BookmarkBorder />
        </IconButton>
        <IconButton aria-label="Share the course" disabled>
          <Share />
        </IconButton>
      </Stack>
    ),
  },
  {
    shows: ['Fab'],
    element: (
      <Stack direction="row" spacing={2}>
        <Fab color="primary" aria-label="Add a lesson">
          <Add />
        </Fab>
        <Fab variant="extended">New course</Fab>
        <Fab variant="extended" disabled>
          Publish
        </Fab>
      </Stack>
    ),
  },
  {
    shows: ['ToggleButton', 'ToggleButtonGroup'],
    element: (
      <ToggleButtonGroup exclusive value="grid" aria-label="View">
        <ToggleButton value="grid" aria-label="Grid view">
          <GridView />
        </ToggleButton>
        <ToggleButton value="list" aria-label="List view">
          <ViewList />
        </ToggleButton>
        <ToggleButton value="both" disabled>
          Both
        </ToggleButton>
      </ToggleButtonGroup>
    ),
  },
  {
    shows: ['SpeedDial', 'SpeedDialAction', 'SpeedDialIcon'],
    element: (
      <SpeedDial ariaLabel="Share the course" direction="right" open icon={<SpeedDialIcon />}>
        <SpeedDialAction icon={<Link />} slotProps={{ tooltip: { title: 'Copy the link' } }} />
        <SpeedDialAction icon={<Share />} slotProps={{ tooltip: { title: 'Send to a friend' } }} />
      </SpeedDial>
    ),
  },
];

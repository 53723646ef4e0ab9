import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Example } from './Example';
import { Frame, stayingInFrame } from './Frame';

const filters = (
  <List>
    {['Level', 'Price', 'Length'].map((filter) => (
      <ListItem key={filter} disablePadding>
        <ListItemButton selected={filter === 'Price'}>{filter}</ListItemButton>
      </ListItem>
    ))}
  </List>
);

/** Everything that floats over the page. */
export const layers: readonly Example[] = [
  {
    shows: ['Dialog', 'DialogTitle', 'DialogContent', 'DialogContentText', 'DialogActions'],
    element: (
      <Frame>
        {(container) => (
          <Dialog {...stayingInFrame} container={container}>
            <DialogTitle>Leave the course?</DialogTitle>
            <DialogContent>
              <DialogContentText>Your place in the lessons is kept.</DialogContentText>
            </DialogContent>
            <DialogActions>
              <Button>Stay</Button>
              <Button variant="contained">Leave</Button>
            </DialogActions>
          </Dialog>
        )}
      </Frame>
    ),
  },
  {
    shows: ['Drawer'],
    element: (
      <Frame>
        {(container) => (
          <Drawer
            {...stayingInFrame}
            container={container}
            slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters' } }}
          >
            {filters}
          </Drawer>
        )}
      </Frame>
    ),
  },
  {
    shows: ['SwipeableDrawer'],
    element: (
      <Frame>
        {(container) => (
          <SwipeableDrawer
            {...stayingInFrame}
            anchor="bottom"
            container={container}
            onOpen={() => undefined}
            onClose={() => undefined}
            disableSwipeToOpen
            slotProps={{ paper: { role: 'dialog', 'aria-label': 'Sort and filter' } }}
          >
            {filters}
          </SwipeableDrawer>
        )}
      </Frame>
    ),
  },
  {
    shows: ['Popover'],
    element: (
      <Frame>
        {(container) => (
          <Popover
            {...stayingInFrame}
            container={container}
            anchorEl={container}
            slotProps={{ paper: { role: 'dialog', 'aria-label': 'About the plan' } }}
          >
            <Typography sx={{ padding: 2 }}>All courses, for one price a month.</Typography>
          </Popover>
        )}
      </Frame>
    ),
  },
  {
    shows: ['Modal', 'Backdrop'],
    element: (
      <Frame>
        {(container) => (
          <Modal {...stayingInFrame} container={container} aria-label="A new lesson">
            <Paper sx={{ width: 240, margin: '64px auto', padding: 3 }}>A new lesson is out.</Paper>
          </Modal>
        )}
      </Frame>
    ),
  },
  {
    shows: ['Backdrop'],
    element: (
      <Frame>
        {() => (
          <Backdrop open>
            <CircularProgress aria-label="Loading" />
          </Backdrop>
        )}
      </Frame>
    ),
  },
  {
    shows: ['Popper'],
    element: (
      <Frame>
        {(container) => (
          <Popper open container={container} anchorEl={container} placement="bottom-start">
            <Paper sx={{ padding: 2 }}>Prompting for beginners</Paper>
          </Popper>
        )}
      </Frame>
    ),
  },
  {
    shows: ['Tooltip'],
    element: (
      <Frame>
        {(container) => (
          <Tooltip title="Saved on this device only" open slotProps={{ popper: { container } }}>
            <Button>Save the course</Button>
          </Tooltip>
        )}
      </Frame>
    ),
  },
];

import Notifications from '@mui/icons-material/Notifications';
import PlayArrow from '@mui/icons-material/PlayArrow';
import MoreVert from '@mui/icons-material/MoreVert';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemSecondaryAction from '@mui/material/ListItemSecondaryAction';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import type { Example } from './Example';

/** Everything that shows a value, a person or a row of them. */
export const data: readonly Example[] = [
  {
    shows: ['Avatar', 'AvatarGroup'],
    element: (
      <AvatarGroup max={3}>
        <Avatar>A</Avatar>
        <Avatar>G</Avatar>
        <Avatar>K</Avatar>
        <Avatar>L</Avatar>
      </AvatarGroup>
    ),
  },
  {
    shows: ['Badge'],
    element: (
      <Stack direction="row" spacing={4}>
        <Badge badgeContent={3} color="primary">
          <Notifications titleAccess="3 new messages" />
        </Badge>
        <Badge variant="dot" color="error">
          <Notifications titleAccess="New messages" />
        </Badge>
      </Stack>
    ),
  },
  {
    shows: ['Chip'],
    element: (
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip label="Beginner" />
        <Chip label="Free" variant="outlined" />
        <Chip label="Bestseller" color="primary" />
        <Chip label="Prompting" onDelete={() => undefined} />
        <Chip label="Show all" onClick={() => undefined} />
        <Chip label="Sold out" onClick={() => undefined} disabled />
      </Stack>
    ),
  },
  {
    shows: ['Icon', 'SvgIcon'],
    element: (
      <Stack direction="row" spacing={2}>
        <Icon>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" fill="currentcolor" />
          </svg>
        </Icon>
        <SvgIcon titleAccess="Playing">
          <path d="M8 5v14l11-7z" />
        </SvgIcon>
        <PlayArrow color="primary" />
        <PlayArrow color="disabled" />
      </Stack>
    ),
  },
  {
    shows: ['List', 'ListSubheader', 'ListItem', 'ListItemButton', 'ListItemIcon', 'ListItemText'],
    element: (
      <List subheader={<ListSubheader>First week</ListSubheader>}>
        <ListItem disablePadding>
          <ListItemButton selected>
            <ListItemIcon>
              <PlayArrow />
            </ListItemIcon>
            <ListItemText primary="What a model can know" secondary="9 minutes" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton disabled>
            <ListItemText inset primary="How to ask" secondary="12 minutes" />
          </ListItemButton>
        </ListItem>
      </List>
    ),
  },
  {
    shows: ['ListItemAvatar', 'ListItemSecondaryAction'],
    element: (
      <List>
        <ListItem>
          <ListItemAvatar>
            <Avatar aria-hidden="true">G</Avatar>
          </ListItemAvatar>
          <ListItemText primary="Grace Hopper" secondary="4 courses" />
          <ListItemSecondaryAction>
            <IconButton aria-label="More about Grace Hopper">
              <MoreVert />
            </IconButton>
          </ListItemSecondaryAction>
        </ListItem>
      </List>
    ),
  },
];

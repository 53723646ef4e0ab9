import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';

const places = [
  ['/', 'Home'],
  ['/courses', 'Courses'],
  ['/login', 'Login'],
] as const;

/** Header with menu and search, and the page. */
export function Frame() {
  const [open, setOpen] = useState<'menu' | 'search'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>AI Club</Typography>
          <IconButton color="inherit" aria-label="Search" onClick={() => setOpen('search')}>
            <SearchIcon />
          </IconButton>
          <IconButton color="inherit" aria-label="Menu" onClick={() => setOpen('menu')}>
            <MenuIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Drawer anchor="right" open={open === 'menu'} onClose={close} slotProps={{ paper: { role: 'dialog' } }}>
        <List>
          {places.map(([path, label]) => (
            <ListItemButton key={path} component={Link} to={path} onClick={close}>
              <ListItemText primary={label} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Dialog open={open === 'search'} onClose={close}>
        <TextField label="Search for courses" />
      </Dialog>
      <main>
        <Outlet />
      </main>
    </>
  );
}

import Bookmarks from '@mui/icons-material/Bookmarks';
import Home from '@mui/icons-material/Home';
import School from '@mui/icons-material/School';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import MobileStepper from '@mui/material/MobileStepper';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TabScrollButton from '@mui/material/TabScrollButton';
import Typography from '@mui/material/Typography';
import type { Example } from './Example';
import { Frame, stayingInFrame } from './Frame';

/** Everything that leads to another place. */
export const navigation: readonly Example[] = [
  {
    shows: ['Link', 'Breadcrumbs'],
    element: (
      <Breadcrumbs aria-label="Where you are">
        <Link href="/">Home</Link>
        <Link href="/courses">Courses</Link>
        <Typography color="textSecondary">Prompting for beginners</Typography>
      </Breadcrumbs>
    ),
  },
  {
    shows: ['Tabs', 'Tab'],
    element: (
      <Tabs value="lessons" aria-label="Course">
        <Tab value="overview" label="Overview" />
        <Tab value="lessons" label="Lessons" />
        <Tab value="reviews" label="Reviews" disabled />
      </Tabs>
    ),
  },
  {
    shows: ['TabScrollButton'],
    element: (
      <TabScrollButton
        direction="right"
        orientation="horizontal"
        slotProps={{ endScrollButtonIcon: { titleAccess: 'More tabs' } }}
      />
    ),
  },
  {
    shows: ['BottomNavigation', 'BottomNavigationAction'],
    element: (
      <BottomNavigation showLabels value="courses">
        <BottomNavigationAction value="home" label="Home" icon={<Home />} />
        <BottomNavigationAction value="courses" label="Courses" icon={<School />} />
        <BottomNavigationAction value="saved" label="Saved" icon={<Bookmarks />} />
      </BottomNavigation>
    ),
  },
  {
    shows: ['Menu'],
    element: (
      <Frame>
        {(container) => (
          <Menu {...stayingInFrame} container={container} anchorEl={container} autoFocus={false}>
            <MenuItem selected>Dashboard</MenuItem>
            <MenuItem>Help center</MenuItem>
            <MenuItem disabled>Certificates</MenuItem>
          </Menu>
        )}
      </Frame>
    ),
  },
  {
    shows: ['MenuList', 'MenuItem'],
    element: (
      <MenuList aria-label="Account">
        <MenuItem>
          <ListItemIcon>
            <School />
          </ListItemIcon>
          My courses
        </MenuItem>
        <MenuItem selected>Saved courses</MenuItem>
        <Divider component="li" />
        <MenuItem>Logout</MenuItem>
      </MenuList>
    ),
  },
  {
    shows: ['Pagination', 'PaginationItem'],
    element: <Pagination count={12} defaultPage={2} aria-label="Pages of courses" />,
  },
  { shows: ['PaginationItem'], element: <PaginationItem page={3} selected aria-label="Page 3" /> },
  {
    shows: ['MobileStepper'],
    element: (
      <MobileStepper
        position="static"
        variant="text"
        steps={3}
        activeStep={1}
        backButton={<Button>Back</Button>}
        nextButton={<Button>Next</Button>}
      />
    ),
  },
];

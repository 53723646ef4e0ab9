import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { Example } from './Example';

/** Everything for choosing one of several. */
export const choices: readonly Example[] = [
  {
    shows: ['RadioGroup', 'Radio'],
    element: (
      <FormControl component="fieldset">
        <FormLabel component="legend">Level</FormLabel>
        <RadioGroup defaultValue="beginner">
          <FormControlLabel value="beginner" control={<Radio />} label="Beginner" />
          <FormControlLabel value="intermediate" control={<Radio />} label="Intermediate" />
          <FormControlLabel value="advanced" control={<Radio />} label="Advanced" disabled />
        </RadioGroup>
      </FormControl>
    ),
  },
  {
    shows: ['Select'],
    element: (
      <Stack spacing={3}>
        <TextField select label="Sort by" defaultValue="popular">
          <MenuItem value="popular">Most popular</MenuItem>
          <MenuItem value="newest">Newest</MenuItem>
        </TextField>
        <TextField select label="Currency" defaultValue="usd" disabled>
          <MenuItem value="usd">US dollar</MenuItem>
        </TextField>
      </Stack>
    ),
  },
  {
    shows: ['Slider'],
    element: (
      <Stack spacing={3}>
        <Slider aria-label="Students per month" defaultValue={40} valueLabelDisplay="auto" />
        <Slider aria-label="Courses" defaultValue={3} min={1} max={5} marks />
        <Slider aria-label="Price of a course" defaultValue={49} disabled />
      </Stack>
    ),
  },
  {
    shows: ['Rating'],
    element: (
      <Stack spacing={1}>
        <Rating defaultValue={4} />
        <Rating value={4.5} precision={0.5} readOnly />
        <Rating value={3} disabled />
      </Stack>
    ),
  },
  {
    shows: ['Switch'],
    element: (
      <Stack>
        <FormControlLabel control={<Switch defaultChecked />} label="Captions" />
        <FormControlLabel control={<Switch />} label="Play the next lesson by itself" />
        <FormControlLabel control={<Switch />} label="Download lessons" disabled />
      </Stack>
    ),
  },
];

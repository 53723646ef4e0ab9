import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TextField from '@mui/material/TextField';
import type { Example } from './Example';

const subjects = ['Prompting', 'Language models', 'Computer vision', 'AI for business'];

/** Everything that is typed into. */
export const fields: readonly Example[] = [
  {
    shows: ['TextField'],
    element: (
      <Stack spacing={3}>
        <TextField label="Email" type="email" autoComplete="off" helperText="We never share it." />
        <TextField
          label="Password"
          type="password"
          autoComplete="off"
          error
          helperText="Use at least 8 characters."
        />
        <TextField label="Name" defaultValue="Ada Lovelace" disabled />
        <TextField label="Message" multiline minRows={3} />
      </Stack>
    ),
  },
  {
    shows: ['Autocomplete'],
    element: (
      <Autocomplete
        options={subjects}
        defaultValue="Prompting"
        renderInput={(params) => <TextField {...params} label="Subject" />}
      />
    ),
  },
  {
    shows: ['FormControl', 'InputLabel', 'OutlinedInput', 'InputAdornment', 'FormHelperText'],
    element: (
      <TextField
        label="Price of the course"
        defaultValue="49"
        helperText="You keep 80% of it."
        slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }}
      />
    ),
  },
  {
    shows: ['FilledInput'],
    element: (
      <Stack spacing={2}>
        <FilledInput placeholder="Title of the lesson" inputProps={{ 'aria-label': 'Title of the lesson' }} />
        <FilledInput error defaultValue="?" inputProps={{ 'aria-label': 'Title of the second lesson' }} />
      </Stack>
    ),
  },
  {
    shows: ['Input'],
    element: <Input placeholder="Coupon" inputProps={{ 'aria-label': 'Coupon' }} />,
  },
  {
    shows: ['InputBase'],
    element: (
      <InputBase
        placeholder="Search courses"
        startAdornment={<Search />}
        inputProps={{ 'aria-label': 'Search courses' }}
      />
    ),
  },
  {
    shows: ['TextareaAutosize'],
    element: <TextareaAutosize aria-label="Notes" minRows={3} defaultValue="Ask for the format first." />,
  },
  {
    shows: ['NativeSelect'],
    element: (
      <NativeSelect defaultValue="popular" inputProps={{ 'aria-label': 'Sort by' }}>
        <option value="popular">Most popular</option>
        <option value="newest">Newest</option>
      </NativeSelect>
    ),
  },
  {
    shows: ['FormGroup', 'FormLabel', 'FormControlLabel', 'Checkbox'],
    element: (
      <FormControl component="fieldset">
        <FormLabel component="legend">Write to me about</FormLabel>
        <FormGroup>
          <FormControlLabel control={<Checkbox defaultChecked />} label="New courses" />
          <FormControlLabel control={<Checkbox />} label="Answers to my questions" />
          <FormControlLabel control={<Checkbox indeterminate />} label="Some of the lessons" />
          <FormControlLabel control={<Checkbox defaultChecked />} label="My account" disabled />
        </FormGroup>
      </FormControl>
    ),
  },
];

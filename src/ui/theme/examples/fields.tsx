import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TextField from '@mui/material/TextField';
import type { Example } from './Example';

const subjects = ['Prompting', 'Language models', 'Computer vision', 'AI for business'];

/** Everything that is written into. */
export const fields: readonly Example[] = [
  {
    shows: ['TextField'],
    element: (
      <Stack spacing={3}>
        <TextField
          id="example-email"
          label="Email"
          type="email"
          autoComplete="off"
          helperText="We never share it."
        />
        <TextField
          id="example-password"
          label="Password"
          type="password"
          autoComplete="off"
          error
          helperText="Use at least 8 characters."
        />
        <TextField id="example-name" label="Name" defaultValue="Ada Lovelace" disabled />
        <TextField id="example-message" label="Message" multiline minRows={3} />
      </Stack>
    ),
  },
  {
    shows: ['Autocomplete'],
    element: (
      <Autocomplete
        id="example-subject"
        options={subjects}
        defaultValue="Prompting"
        renderInput={(params) => <TextField {...params} label="Subject" />}
      />
    ),
  },
  {
    shows: ['FormControl', 'InputLabel', 'OutlinedInput', 'InputAdornment', 'FormHelperText'],
    element: (
      <FormControl fullWidth>
        <InputLabel htmlFor="example-price">Price of the course</InputLabel>
        <OutlinedInput
          id="example-price"
          defaultValue="49"
          startAdornment={<InputAdornment position="start">$</InputAdornment>}
        />
        <FormHelperText>You keep 80% of it.</FormHelperText>
      </FormControl>
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

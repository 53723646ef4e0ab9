import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Paper from '@mui/material/Paper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cssVar } from '@/ui/theme/cssVar';
import type { Example } from './Example';

const hues = ['cobalt', 'marigold', 'green', 'teal'] as const;

/** Everything that only places or divides. */
export const layout: readonly Example[] = [
  {
    shows: ['Container', 'Typography'],
    element: (
      <Container>
        <Typography variant="h2">Popular courses</Typography>
        <Typography variant="lead" component="p">
          What other members learn this week.
        </Typography>
        <Typography>Every course begins with a lesson that is free to watch.</Typography>
        <Typography variant="small">Prices in US dollars.</Typography>
      </Container>
    ),
  },
  { shows: ['Box'], element: <Box sx={{ padding: 2, background: cssVar('wash') }}>A wash of colour</Box> },
  {
    shows: ['Grid'],
    element: (
      <Grid container spacing={2}>
        {['Student Pass', 'Creator Pro', 'Teams'].map((plan) => (
          <Grid key={plan} size={{ xs: 12, sm: 4 }}>
            <Paper variant="outlined" sx={{ padding: 2 }}>
              {plan}
            </Paper>
          </Grid>
        ))}
      </Grid>
    ),
  },
  {
    shows: ['Divider'],
    element: (
      <Stack spacing={2}>
        <Typography>12 lessons</Typography>
        <Divider />
        <Typography>2 hours</Typography>
        <Divider>or</Divider>
      </Stack>
    ),
  },
  {
    shows: ['ImageList', 'ImageListItem', 'ImageListItemBar'],
    element: (
      <ImageList cols={2} rowHeight={140}>
        {hues.map((hue) => (
          <ImageListItem key={hue}>
            <Box sx={{ height: '100%', background: cssVar(`hue-${hue}-fill`) }} />
            <ImageListItemBar title="Computer vision" subtitle="9 lessons" />
          </ImageListItem>
        ))}
      </ImageList>
    ),
  },
  {
    shows: ['ScopedCssBaseline'],
    element: (
      <ScopedCssBaseline>
        <Typography>A part of a page with the defaults of its own.</Typography>
      </ScopedCssBaseline>
    ),
  },
];

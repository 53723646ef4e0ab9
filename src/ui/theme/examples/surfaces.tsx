import ExpandMore from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { cssVar } from '@/ui/theme/cssVar';
import type { Example } from './Example';

interface QuestionProps extends Pick<AccordionProps, 'defaultExpanded' | 'disabled'> {
  question: string;
  children: NonNullable<ReactNode>;
}

function Question({ question, children, ...accordion }: QuestionProps) {
  const id = useId();
  return (
    <Accordion {...accordion}>
      <AccordionSummary id={id} expandIcon={<ExpandMore />}>
        {question}
      </AccordionSummary>
      {children}
    </Accordion>
  );
}

/** Everything that lies on the page. */
export const surfaces: readonly Example[] = [
  {
    shows: ['Paper'],
    element: (
      <Stack direction="row" spacing={2}>
        <Paper variant="outlined" sx={{ padding: 3 }}>
          A plan
        </Paper>
        <Paper elevation={4} sx={{ padding: 3 }}>
          A menu
        </Paper>
        <Paper elevation={12} sx={{ padding: 3 }}>
          A dialog
        </Paper>
      </Stack>
    ),
  },
  {
    shows: ['Card', 'CardHeader', 'CardContent', 'CardActions'],
    element: (
      <Card variant="outlined">
        <CardHeader
          avatar={<Avatar aria-hidden="true">G</Avatar>}
          title="Prompting for beginners"
          subheader="Grace Hopper"
        />
        <CardContent>
          <Typography>Twelve lessons, about two hours.</Typography>
        </CardContent>
        <CardActions>
          <Button>Preview</Button>
          <Button variant="contained">Enroll</Button>
        </CardActions>
      </Card>
    ),
  },
  {
    shows: ['CardActionArea', 'CardMedia'],
    element: (
      <Card>
        <CardActionArea href="/courses">
          <CardMedia sx={{ height: 120, background: cssVar('hue-cobalt-fill') }} />
          <CardContent>Language models from the inside</CardContent>
        </CardActionArea>
      </Card>
    ),
  },
  {
    shows: ['Accordion', 'AccordionSummary', 'AccordionDetails', 'AccordionActions'],
    element: (
      <div>
        <Question question="Can I get my money back?" defaultExpanded>
          <AccordionDetails>Yes, within 30 days of paying for a course.</AccordionDetails>
          <AccordionActions>
            <Button>Ask for a refund</Button>
          </AccordionActions>
        </Question>
        <Question question="Do I learn at my own pace?">
          <AccordionDetails>Yes. A course stays yours.</AccordionDetails>
        </Question>
        <Question question="Is there a plan for teams?" disabled>
          <AccordionDetails>Write to us.</AccordionDetails>
        </Question>
      </div>
    ),
  },
  {
    shows: ['AppBar', 'Toolbar'],
    element: (
      <AppBar position="static" component="div">
        <Toolbar>
          <IconButton aria-label="Menu" edge="start">
            <MenuIcon />
          </IconButton>
          <Typography sx={{ flexGrow: 1 }}>AI Club</Typography>
          <Button color="inherit">Login</Button>
        </Toolbar>
      </AppBar>
    ),
  },
];

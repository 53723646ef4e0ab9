import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { categories } from '@/features/catalogue/categories';
import type { CourseSummary } from '@/features/catalogue/course';
import { courses } from '@/features/catalogue/courses';
import { useFilterActions, useFilters } from './shopFilters';

function CourseCard({ course }: { course: CourseSummary }) {
  return (
    <Card>
      <CardContent>
        <Chip size="small" label={course.difficulty} />
        <Typography variant="h6" component="h3">
          <Link to={`/course/${course.id}`}>{course.title}</Link>
        </Typography>
        <Typography color="text.secondary">{course.shortDescription}</Typography>
        <Typography>{course.instructor.name}</Typography>
        <Rating readOnly size="small" value={course.rating} precision={0.5} />
      </CardContent>
      <CardActions>
        <Button variant="outlined">Enroll Now</Button>
      </CardActions>
    </Card>
  );
}

function CategoryFilter() {
  const { category } = useFilters();
  const { chooseCategory } = useFilterActions();
  return (
    <RadioGroup value={category} onChange={(_event, chosen) => chooseCategory(chosen)}>
      {['', ...categories.map(({ slug }) => slug)].map((slug) => (
        <FormControlLabel
          key={slug}
          value={slug}
          control={<Radio />}
          label={categories.find((one) => one.slug === slug)?.label ?? 'All categories'}
        />
      ))}
    </RadioGroup>
  );
}

/** Twenty-four cards, a search text and one filter, in a sheet on a phone, otherwise in a rail beside the list. */
export function Catalogue() {
  const { text, category } = useFilters();
  const { changeText } = useFilterActions();
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const visible = useMemo(
    () =>
      courses.filter(
        (course) =>
          (category === '' || course.category === category) &&
          `${course.title} ${course.shortDescription} ${course.instructor.name}`
            .toLowerCase()
            .includes(text.toLowerCase()),
      ),
    [text, category],
  );
  return (
    <Container>
      <Typography variant="h3" component="h1">
        Courses
      </Typography>
      <TextField
        type="search"
        label="Search courses..."
        value={text}
        onChange={(event) => changeText(event.target.value)}
      />
      {isWide ? <CategoryFilter /> : <Button onClick={() => setIsOpen(true)}>Filters</Button>}
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog' } }}
      >
        <CategoryFilter />
      </Drawer>
      <p role="status">
        Showing {visible.length} of {courses.length} courses
      </p>
      <Grid container spacing={2}>
        {visible.map((course) => (
          <Grid key={course.id} size={{ xs: 12, sm: 6, md: 4 }}>
            <CourseCard course={course} />
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}

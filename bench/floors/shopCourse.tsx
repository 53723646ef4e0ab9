import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router-dom';
import { courses } from '@/features/catalogue/courses';

/** One course with the button that leads to the sign-in form. */
export function Course() {
  const { id } = useParams();
  const navigate = useNavigate();
  const course = courses.find((one) => one.id === id);
  return (
    <Container>
      <Typography variant="h3" component="h1">
        {course?.title}
      </Typography>
      <Typography>{course?.shortDescription}</Typography>
      <Button variant="contained" onClick={() => void navigate('/login')}>
        Enroll Now
      </Button>
    </Container>
  );
}

export function Login() {
  return (
    <Container>
      <Typography variant="h3" component="h1">
        Sign in
      </Typography>
      <Stack component="form" spacing={2}>
        <TextField type="email" label="Email address" required />
        <TextField type="password" label="Password" required />
        <Button type="submit" variant="contained">
          Sign in
        </Button>
      </Stack>
    </Container>
  );
}

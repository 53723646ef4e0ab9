import Typography from '@mui/material/Typography';
import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function PlanPage() {
  return (
    <Container>
      <PageHead title="Your one-page plan" noIndex />
      <Typography variant="h1">Your one-page plan</Typography>
    </Container>
  );
}

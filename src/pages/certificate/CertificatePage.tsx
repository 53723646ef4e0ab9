import Typography from '@mui/material/Typography';
import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function CertificatePage() {
  return (
    <Container>
      <PageHead title="Certificate" noIndex />
      <Typography variant="h1">Certificate</Typography>
    </Container>
  );
}

import Typography from '@mui/material/Typography';
import { Container } from '@/ui/Container';
import { PageHead } from '@/ui/PageHead';

export function CertificateCheckPage() {
  return (
    <Container>
      <PageHead title="Check a certificate" noIndex />
      <Typography variant="h1">Check a certificate</Typography>
    </Container>
  );
}

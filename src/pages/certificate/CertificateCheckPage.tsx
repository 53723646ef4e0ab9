import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { certificate as words } from '@/content/certificate';
import { paths } from '@/paths';
import { PageHead } from '@/ui/PageHead';
import { Redirect } from '@/ui/Redirect';
import { complaintAbout, normalizeCode } from './certificateCode';
import { Page } from './CertificatePage.styles';
import { CodeForm } from './CodeForm';

/** A field for the code of a certificate. The code may also come in the query. */
export function CertificateCheckPage() {
  const { search } = useLocation();
  const sent = new URLSearchParams(search).get('code');
  const code = normalizeCode(sent ?? '');
  const complaint = sent === null ? undefined : complaintAbout(code);
  if (sent !== null && complaint === undefined) return <Redirect to={paths.certificate(code)} />;
  return (
    <Page>
      <PageHead title={words.check.title} noIndex />
      <Typography variant="h1">{words.check.title}</Typography>
      <Typography variant="lead" component="p" className="lead">
        {words.check.lead}
      </Typography>
      <div className="result">
        <CodeForm key={sent} initial={sent ?? ''} complaint={complaint} />
      </div>
    </Page>
  );
}

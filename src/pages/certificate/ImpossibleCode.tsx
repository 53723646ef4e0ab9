import Typography from '@mui/material/Typography';
import { certificate as words } from '@/content/certificate';
import { PageHead } from '@/ui/PageHead';
import { Page } from './CertificatePage.styles';
import { UnknownCode } from './UnknownCode';
import { useOutdatedResult } from './useOutdatedResult';
import { VerificationResult } from './VerificationResult';

/** The page at an address whose code no certificate can have; the service is not asked. */
export function ImpossibleCode({ code }: { code: string }) {
  const { isOutdated, outdate } = useOutdatedResult(code);
  return (
    <Page>
      <PageHead title={words.unknown.title.replace(/\.$/, '')} noIndex />
      <Typography variant="h1">{words.check.title}</Typography>
      <Typography variant="lead" component="p" className="lead">
        {words.check.lead}
      </Typography>
      <VerificationResult verification={{ status: 'unknown' }} code={code} isOutdated={isOutdated} />
      <UnknownCode code={code} isOutdated={isOutdated} onComplaint={outdate} />
    </Page>
  );
}

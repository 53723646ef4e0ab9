import ArrowBack from '@mui/icons-material/ArrowBack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { certificate as words } from '@/content/certificate';
import { useVerification } from '@/features/learning/record/certificates';
import { PageHead } from '@/ui/PageHead';
import { PaperSize } from '@/ui/PaperSize';
import { TextLink } from '@/ui/TextLink';
import { CertificateLessons } from './CertificateLessons';
import { Page } from './CertificatePage.styles';
import { CertificateSheet } from './CertificateSheet';
import { CodeForm } from './CodeForm';
import { UnknownCode } from './UnknownCode';
import { useOutdatedResult } from './useOutdatedResult';
import { VerificationResult } from './VerificationResult';

const titles = {
  loading: words.check.title,
  found: words.check.valid,
  unknown: words.unknown.title,
  unreachable: words.unreachable.title,
} as const;

/** What everybody sees at an address whose code a certificate can have. */
export function PublicCertificate({ code, ownPath }: { code: string; ownPath: string | undefined }) {
  const { verification, retry } = useVerification(code);
  const result = useRef<HTMLDivElement>(null);
  const { isOutdated, outdate, renew } = useOutdatedResult(code);
  const askAgain = () => {
    renew();
    // The pressed button disappears while the service is asked.
    result.current?.focus();
    retry();
  };
  return (
    <Page>
      <PageHead title={titles[verification.status].replace(/\.$/, '')} noIndex />
      <PaperSize isLandscape />
      {ownPath !== undefined && (
        <TextLink to={ownPath} className="back">
          <ArrowBack fontSize="small" />
          {words.own.seeOwn}
        </TextLink>
      )}
      <Typography variant="h1">{words.check.title}</Typography>
      <Typography variant="lead" component="p" className="lead">
        {words.check.lead}
      </Typography>
      <VerificationResult
        ref={result}
        verification={verification}
        code={code}
        onRetry={askAgain}
        isOutdated={isOutdated}
      />
      {verification.status === 'found' && (
        <>
          <CertificateSheet certificate={verification.certificate} />
          <CertificateLessons lessons={verification.certificate.lessons} />
          <section className="another">
            <Typography variant="h3" component="h2">
              {words.check.another}
            </Typography>
            <CodeForm isQuiet />
          </section>
        </>
      )}
      {verification.status === 'unknown' && (
        <UnknownCode code={code} onSame={askAgain} isOutdated={isOutdated} onComplaint={outdate} />
      )}
    </Page>
  );
}

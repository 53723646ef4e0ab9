import ArrowBack from '@mui/icons-material/ArrowBack';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { certificate as words } from '@/content/certificate';
import { readRouterState } from '@/features/auth/redirects/routerState';
import type { Certificate } from '@/features/learning/record/learningRecord';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';
import { PaperSize } from '@/ui/PaperSize';
import { TextLink } from '@/ui/TextLink';
import { Page } from './CertificatePage.styles';
import { CertificateSheet } from './CertificateSheet';
import { CopyLink } from './CopyLink';
import { MadeBefore } from './MadeBefore';

/** A certificate as its owner sees it, with what they can do with it. */
export function OwnCertificate({
  certificate,
  publicPath,
}: {
  certificate: Certificate;
  publicPath: string;
}) {
  const { wasMadeBefore } = readRouterState(useLocation().state);
  const { title, back, print, seePublic, visibility } = words.own;
  return (
    <Page>
      <PageHead title={title} noIndex />
      <PaperSize isLandscape />
      <TextLink to={paths.dashboard} className="back">
        <ArrowBack fontSize="small" />
        {back}
      </TextLink>
      <Typography variant="h1" className="title">
        {title}
      </Typography>
      {wasMadeBefore && <MadeBefore certificate={certificate} />}
      <CertificateSheet certificate={certificate} />
      <div className="actions">
        <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {print}
        </Button>
        <CopyLink path={paths.certificate(certificate.code)} />
        <LinkButton to={publicPath} variant="text">
          {seePublic}
        </LinkButton>
      </div>
      <Typography className="visibility">{visibility}</Typography>
    </Page>
  );
}

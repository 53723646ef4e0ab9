import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { useLearning } from '@/features/learning/record/useLearning';
import { WaitingForLearning } from '@/features/learning/record/WaitingForLearning';
import { paths } from '@/paths';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { complaintAbout, normalizeCode } from './certificateCode';
import { Page } from './CertificatePage.styles';
import { ImpossibleCode } from './ImpossibleCode';
import { OwnCertificate } from './OwnCertificate';
import { PublicCertificate } from './PublicCertificate';

/** In the query of a certificate's address: its owner wants to see what others see. */
const publicView = 'public';

/** The code in the address. `useParams` would add to the scripts of public pages, which do not use it otherwise. */
export const certificateLoader = ({ params }: LoaderFunctionArgs): string => params['code'] ?? '';

/** A certificate: for everybody who has its code, with more actions for its owner. */
export function CertificatePage() {
  const typed = useLoaderData<typeof certificateLoader>();
  const search = new URLSearchParams(useLocation().search);
  const { status, certificates } = useLearning();
  const code = normalizeCode(typed);
  const own = certificates.find((certificate) => certificate.code === code);

  if (complaintAbout(code) !== undefined) return <ImpossibleCode key={code} code={code} />;
  if (own && !search.has(publicView)) {
    return <OwnCertificate certificate={own} publicPath={`${paths.certificate(code)}?${publicView}`} />;
  }
  // It may turn out to be the reader's own, and then the service need not be asked.
  if (status === 'loading') {
    return (
      <Page>
        <WaitingForLearning heading="h1">
          <LoadingStatus className="waiting" />
        </WaitingForLearning>
      </Page>
    );
  }
  return <PublicCertificate key={code} code={code} ownPath={own && paths.certificate(code)} />;
}

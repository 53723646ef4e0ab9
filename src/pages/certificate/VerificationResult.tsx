import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { certificate as words } from '@/content/certificate';
import { formatDay } from '@/features/catalogue/formatCourse';
import type { Verification } from '@/features/learning/record/certificates';
import { brand } from '@/content/brand';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { groupCode } from './certificateCode';

interface VerificationResultProps {
  verification: Verification;
  code: string;
  onRetry?: () => void;
  /** Something else has been submitted since. */
  isOutdated: boolean;
}

/** The live region around it reads it out; with a role of its own it would be read twice. */
const unspoken = { role: 'presentation' } as const;

function Finding({ verification, code, onRetry }: Omit<VerificationResultProps, 'isOutdated'>) {
  if (verification.status === 'found') {
    return (
      <Alert severity="success" icon={<CheckCircleOutlined />} {...unspoken}>
        {words.check.valid}
        <p>{`${brand.name} issued it on ${formatDay(verification.certificate.issuedOn)}, and these are its words. The name is as its holder gave it.`}</p>
      </Alert>
    );
  }
  if (verification.status === 'unknown') {
    return (
      <Alert severity="error" icon={<ErrorOutlineOutlined />} className="narrow" {...unspoken}>
        {words.unknown.title}
        <p>
          Nothing we keep carries <span className="code">{groupCode(code)}</span>.
        </p>
      </Alert>
    );
  }
  if (verification.status === 'unreachable') {
    return (
      <Alert severity="error" icon={<ErrorOutlineOutlined />} className="narrow" {...unspoken}>
        {words.unreachable.title}
        <p>{words.unreachable.text}</p>
        <Button variant="text" onClick={onRetry}>
          {words.unreachable.retry}
        </Button>
      </Alert>
    );
  }
  return <LoadingStatus className="waiting" size={28} />;
}

/** The service's answer about a code, in a live region that is there before the answer. */
export function VerificationResult({
  ref,
  isOutdated,
  ...finding
}: VerificationResultProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="result" aria-live="polite" tabIndex={-1}>
      {!isOutdated && <Finding {...finding} />}
    </div>
  );
}

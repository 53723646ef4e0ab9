import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { plan } from '@/content/coursePlan';
import type { Certificate } from '@/features/learning/record/learningRecord';
import { certificateAnchor, paths } from '@/paths';
import { LinkButton } from '@/ui/LinkButton';
import { spellNumber } from '@/ui/spellNumber';
import { IssueForm } from './IssueForm';

const words = plan.certificate;

interface CertificateSectionProps {
  courseId: string;
  lessonCount: number;
  isFinished: boolean;
  certificate: Certificate | undefined;
  knownName: string;
}

/** A link to the certificate of a course, or what is missing for it. */
export function CertificateSection(props: CertificateSectionProps) {
  const { courseId, lessonCount, isFinished, certificate, knownName } = props;
  const { hash } = useLocation();
  const [isAsking, setIsAsking] = useState(hash === certificateAnchor && isFinished && !certificate);
  const section = useRef<HTMLElement>(null);
  const cancel = () => {
    flushSync(() => setIsAsking(false));
    section.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <section ref={section} aria-labelledby="plan-certificate">
      <Typography variant="h4" component="h2" id="plan-certificate">
        {words.title}
      </Typography>
      <Typography>{words.text}</Typography>
      {isAsking ? (
        // Even if it has since been made elsewhere: the field must not disappear while somebody types into it.
        <IssueForm courseId={courseId} knownName={knownName} onCancel={cancel} />
      ) : certificate ? (
        <LinkButton
          variant="outlined"
          to={paths.certificate(certificate.code)}
          startIcon={<WorkspacePremiumOutlined />}
        >
          {words.see}
        </LinkButton>
      ) : !isFinished ? (
        <Typography>{words.notYet(spellNumber(lessonCount))}</Typography>
      ) : (
        <Button variant="outlined" startIcon={<WorkspacePremiumOutlined />} onClick={() => setIsAsking(true)}>
          {words.get}
        </Button>
      )}
    </section>
  );
}

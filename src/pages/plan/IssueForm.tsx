import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plan } from '@/content/coursePlan';
import type { RouterState } from '@/features/auth/redirects/routerState';
import { useIssueCertificate } from '@/features/learning/record/certificates';
import { paths } from '@/paths';
import { ChangingText } from '@/ui/ChangingText';
import { isInvisible } from '@/ui/isInvisible';
import { TextInput } from '@/ui/TextInput';
import { withoutDirectionOverrides } from '@/ui/withoutDirectionOverrides';

const words = plan.certificate;

/** In characters; the service accepts no more. */
const longestName = 200;

interface IssueFormProps {
  courseId: string;
  /** The name of the account. */
  knownName: string;
  onCancel: () => void;
}

/** The typed name, what is wrong with it, and the request for the certificate, which opens it. */
function useIssue({ courseId, knownName }: Omit<IssueFormProps, 'onCancel'>) {
  const issue = useIssueCertificate();
  const navigate = useNavigate();
  const [name, setName] = useState(knownName);
  const [isBusy, setIsBusy] = useState(false);
  const [complaint, setComplaint] = useState('');
  const [refusal, setRefusal] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const type = (text: string) => {
    setName(text);
    setComplaint('');
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal('');
    if (isInvisible(name)) {
      setComplaint(words.nameMissing);
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    const { pathname } = window.location;
    const typed = withoutDirectionOverrides(name).trim();
    const { data, error } = await issue(courseId, typed);
    if (data) {
      const state: RouterState | undefined = data.name === typed ? undefined : { wasMadeBefore: true };
      // A learner who has gone to another page meanwhile is not called back.
      if (window.location.pathname === pathname) void navigate(paths.certificate(data.code), { state });
      return;
    }
    setIsBusy(false);
    setRefusal(error.message);
  };
  return { field, name, type, isBusy, complaint, refusal, send };
}

/** Asks for the name on the certificate, requests the certificate and opens it. */
export function IssueForm({ onCancel, ...certificate }: IssueFormProps) {
  const { field, name, type, isBusy, complaint, refusal, send } = useIssue(certificate);
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label={words.name}
        value={name}
        inputRef={field}
        autoComplete="name"
        error={complaint !== ''}
        helperText={complaint || words.nameHint}
        onChange={(event) => type(event.target.value)}
        inputProps={{ dir: 'auto', maxLength: longestName }}
      />
      <div aria-live="polite" className="refusal">
        {refusal !== '' && (
          <Alert severity="error" icon={<ErrorOutlineOutlined />} role="presentation">
            {refusal}
          </Alert>
        )}
      </div>
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        <ChangingText>{isBusy ? words.issuing : words.issue}</ChangingText>
      </Button>
      <Button variant="text" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
        {words.cancel}
      </Button>
    </form>
  );
}

import Typography from '@mui/material/Typography';
import { certificate as words } from '@/content/certificate';
import { complaintAbout, groupCode } from './certificateCode';
import { CodeForm } from './CodeForm';

interface UnknownCodeProps {
  code: string;
  onSame?: () => void;
  /** Something else has been submitted since. */
  isOutdated: boolean;
  onComplaint: () => void;
}

/** The field with the code as it was submitted, and possible reasons why no certificate has it. */
export function UnknownCode({ code, onSame, isOutdated, onComplaint }: UnknownCodeProps) {
  return (
    <>
      <CodeForm
        key={code}
        initial={groupCode(code)}
        complaint={complaintAbout(code) ?? words.form.hint}
        onSame={onSame}
        onComplaint={onComplaint}
      />
      {!isOutdated && (
        <section className="meaning narrow">
          <Typography variant="h3" component="h2">
            {words.unknown.meaning}
          </Typography>
          <ul>
            {words.unknown.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

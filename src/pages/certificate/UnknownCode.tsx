import Typography from '@mui/material/Typography';
import { certificate as words } from '@/content/certificate';
import { complaintAbout, groupCode } from './certificateCode';
import { CodeForm } from './CodeForm';

/** The field with the code as it was sent, and what it can mean that no certificate has it. */
export function UnknownCode({ code, onSame }: { code: string; onSame?: () => void }) {
  return (
    <>
      <CodeForm
        key={code}
        initial={groupCode(code)}
        complaint={complaintAbout(code) ?? words.form.hint}
        onSame={onSame}
      />
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
    </>
  );
}

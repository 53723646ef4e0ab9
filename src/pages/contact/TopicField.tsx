import TextField from '@mui/material/TextField';
import { contact } from '@/content/contact';
import { topics } from './topics';

export function TopicField({ value, onChange }: { value: string; onChange: (label: string) => void }) {
  return (
    <TextField
      select
      id="contact-topic"
      label={contact.form.labels.topic}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      {topics.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

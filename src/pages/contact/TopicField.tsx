import { contact } from '@/content/contact';
import { SelectInput } from '@/ui/SelectInput';
import { topics } from './topics';

export function TopicField({ value, onChange }: { value: string; onChange: (label: string) => void }) {
  return (
    <SelectInput id="contact-topic" label={contact.form.labels.topic} value={value} onChange={onChange}>
      {topics.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}

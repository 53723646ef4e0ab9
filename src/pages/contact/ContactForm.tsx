import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { contact } from '@/content/contact';
import { SelectInput } from '@/ui/SelectInput';
import { TextInput } from '@/ui/TextInput';
import { handOver, type HandedOver } from './handOver';
import { topics } from './topics';
import { useLetter } from './useLetter';

const { labels, hints, complaints, submit, withoutScript, outcomes } = contact.form;

const topicOptions = topics.map(({ label }) => ({ value: label, label }));

const looksLikeAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
const isBlank = (text: string) => text.trim() === '';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  maxWidth: '36rem',
  marginBlockStart: 8,
  '& textarea': { resize: 'vertical' },
  '& .submit': { justifySelf: 'start' },
});

/** Composes a mail and opens it in the visitor's own mail program; nothing is sent from here. */
export function ContactForm() {
  const { letter, change } = useLetter();
  const [tried, setTried] = useState(false);
  const [handed, setHanded] = useState<{ times: number; over: HandedOver | null }>({ times: 0, over: null });

  const wrong = {
    name: isBlank(letter.name),
    email: !looksLikeAddress(letter.email),
    message: isBlank(letter.message),
  };

  const field = (name: keyof typeof wrong) => ({
    id: `contact-${name}`,
    label: labels[name],
    value: letter[name],
    required: true,
    error: tried && wrong[name],
    helperText: tried && wrong[name] ? complaints[name] : hints[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => change({ [name]: value }),
  });

  const openMail = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const firstWrong = (['name', 'email', 'message'] as const).find((name) => wrong[name]);
    if (firstWrong) {
      setHanded({ times: 0, over: null });
      document.getElementById(`contact-${firstWrong}`)?.focus();
      return;
    }
    const topic = topics.find(({ label }) => label === letter.topic) ?? topics[0];
    const mail = { ...letter, to: topic.to, subject: `AI Club: ${topic.label}` };
    void handOver(mail).then((over) => setHanded(({ times }) => ({ times: times + 1, over })));
  };

  return (
    // Outside a dialog this method submits nothing, so that without a script nothing that was typed is lost.
    <Form method="dialog" onSubmit={openMail} noValidate>
      <TextInput {...field('name')} autoComplete="name" />
      <TextInput {...field('email')} type="email" autoComplete="email" />
      <SelectInput
        id="contact-topic"
        label={labels.topic}
        value={letter.topic}
        onChange={(topic) => change({ topic })}
        options={topicOptions}
      />
      <TextInput {...field('message')} inputComponent="textarea" inputProps={{ rows: 6 }} />
      <Button type="submit" variant="contained" size="large" className="submit">
        {submit}
      </Button>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {handed.over && (
        <Alert key={handed.times} severity={handed.over === 'notCopied' ? 'info' : 'success'}>
          {outcomes[handed.over]}
        </Alert>
      )}
    </Form>
  );
}

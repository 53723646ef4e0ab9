import { useState } from 'react';
import styles from './Panel.module.css';
import { TextInput } from './TextInput';

/** The user as a provider describes them. */
export interface Profile {
  email: string;
  name: string;
}

/** Signs in as a user that the emulator does not know yet. */
export function SomeoneElse({ onChoose }: { onChoose: (profile: Profile) => void }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ email: email.trim(), name: name.trim() });
      }}
    >
      <h2 className={styles['title']}>Someone else</h2>
      <TextInput label="Name" autoComplete="off" value={name} onChange={setName} />
      <TextInput label="Email" type="email" required autoComplete="off" value={email} onChange={setEmail} />
      <button type="submit">Continue</button>
    </form>
  );
}

import { createClient } from '@supabase/supabase-js';
import { emulator } from '@mocks/node';
import { openMailLink } from '@mocks/visit';
import { people } from '@mocks/people';

const address = 'https://aiclub.supabase.test';
const key = 'sb_publishable_mock';

test('a person signs up, opens the mail, signs in and out', async () => {
  const client = createClient(address, key, { auth: { flowType: 'pkce', detectSessionInUrl: false } });
  const signedUp = await client.auth.signUp({
    email: 'Nora@aiclub.example',
    password: 'a-long-password',
    options: { data: { firstName: 'Nora' }, emailRedirectTo: 'http://localhost/' },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  const early = await client.auth.signInWithPassword({
    email: 'nora@aiclub.example',
    password: 'a-long-password',
  });
  expect(early.error?.message).toBe('Email not confirmed');

  const mail = emulator.lastMail('nora@aiclub.example');
  const location = await openMailLink(emulator, mail ?? { link: null });
  expect(location).toMatch(/^http:\/\/localhost\/\?code=[\da-f-]{36}$/);
  const code = new URL(location).searchParams.get('code') ?? '';
  const exchanged = await client.auth.exchangeCodeForSession(code);
  expect(exchanged.error).toBeNull();
  expect(exchanged.data.user?.user_metadata).toMatchObject({ firstName: 'Nora', email_verified: true });
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.signOut()).error).toBeNull();

  const ada = await client.auth.signInWithPassword(people.ada);
  expect(ada.data.user?.id).toBe(people.ada.id);
  const wrong = await client.auth.signInWithPassword({ email: people.una.email, password: 'something-else' });
  expect(wrong.error?.message).toBe('Invalid login credentials');
  await client.auth.dispose();
});

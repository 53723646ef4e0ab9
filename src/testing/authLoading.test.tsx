import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seedUsers } from '@mocks/seedUsers';
import { App } from '@/app/App';
import { makeStore } from '@/app/store';
import { readEnv } from '@/env';
import { createAuthServices } from '@/features/auth/session/authServices';
import { useAuth } from '@/features/auth/session/useAuth';
import { holdCalls, holdUser } from './holdCalls';
import { sessionOf } from './otherTab';

const { email, password } = seedUsers.ada;
const name = { firstName: 'Ines', lastName: 'Moreau', accountType: 'student' } as const;

function AuthState() {
  const { loading, user, signIn, signUp } = useAuth();
  return (
    <>
      <output>{loading ? 'loading' : (user?.firstName ?? 'nobody')}</output>
      <button type="button" onClick={() => void signIn({ email, password, rememberMe: true })}>
        Sign in
      </button>
      <button type="button" onClick={() => void signIn({ email, password: 'a guess', rememberMe: true })}>
        Guess
      </button>
      <button
        type="button"
        onClick={() => void signUp({ email: 'ines@example.com', password, ...name, place: {} })}
      >
        Sign up
      </button>
    </>
  );
}

function open() {
  const { env } = readEnv();
  if (!env) throw new Error('jest.config.ts has lost the test backend');
  render(
    <App store={makeStore({ services: createAuthServices(env) })}>
      <AuthState />
    </App>,
  );
}

const state = () => screen.getByRole('status').textContent;

test('the auth state is loading during the initial session lookup, then has the user', async () => {
  const session = await sessionOf(seedUsers.ada);
  localStorage.setItem('sb-aiclub-auth-token', JSON.stringify({ ...JSON.parse(session), user: null }));
  const release = holdUser();
  open();
  expect(state()).toBe('loading');
  release();
  expect(await screen.findByText('Ada')).toBeInTheDocument();
});

test('the auth state is not loading for a visitor', async () => {
  open();
  expect(await screen.findByText('nobody')).toBeInTheDocument();
});

test.each([
  ['Sign in', 'token', 'Ada'],
  ['Guess', 'token', 'nobody'],
  ['Sign up', 'signup', 'nobody'],
])('the auth state is loading during the call of "%s", then has its result', async (button, call, user) => {
  open();
  await screen.findByText('nobody');
  const release = holdCalls(call);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(state()).toBe('loading');
  release();
  expect(await screen.findByText(user)).toBeInTheDocument();
});

import { seedUsers } from '@mocks/seedUsers';
import { startLine } from './startMessage';

test('without a project, the line names a user to sign in as and where mails and users are', () => {
  const line = startLine(undefined);
  expect(line).toContain(`${seedUsers.ada.email} (${seedUsers.ada.password})`);
  expect(line).toContain('mails and users are in "Development tools" on every page');
  expect(line).not.toContain('\n');
});

test('with a project, the line names it', () => {
  expect(startLine('https://abc.supabase.co')).toBe('Accounts: https://abc.supabase.co');
});

import { render, screen } from '@testing-library/react';
import { readEnv } from '@/env';
import { ConfigurationPage } from './ConfigurationPage';

test('a build without a backend lists every missing value', () => {
  const { problems } = readEnv({ supabaseUrl: '', supabaseAnonKey: '' });
  render(<ConfigurationPage problems={problems} />);
  expect(screen.getByRole('heading', { level: 1, name: 'AI Club is not configured' })).toBeVisible();
  expect(screen.getByText('VITE_SUPABASE_URL is missing.')).toBeVisible();
  expect(screen.getByText('VITE_SUPABASE_ANON_KEY is missing.')).toBeVisible();
});

test('a secret key is refused in place of the public one', () => {
  const { problems } = readEnv({
    supabaseUrl: 'https://project.supabase.co',
    supabaseAnonKey: 'sb_secret_1',
  });
  render(<ConfigurationPage problems={problems} />);
  expect(screen.getByText(/A secret key must never be in a browser/)).toBeVisible();
});

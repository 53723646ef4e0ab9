import { renderToString } from 'react-dom/server';
import { useAuth } from '@/features/auth/session/useAuth';
import { useSearch } from '@/features/search/useSearch';

function AuthReader() {
  useAuth();
  return null;
}

function SearchReader() {
  useSearch();
  return null;
}

test('reading the auth state outside its provider throws the specified message', () => {
  expect(() => renderToString(<AuthReader />)).toThrow('useAuth must be used within an AuthProvider');
});

test('reading the search state outside its provider throws a similar message', () => {
  expect(() => renderToString(<SearchReader />)).toThrow('useSearch must be used within a SearchProvider');
});

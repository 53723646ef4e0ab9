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

test('whoever reads the auth state outside its provider is told so', () => {
  expect(() => renderToString(<AuthReader />)).toThrow('useAuth must be used within an AuthProvider');
});

test('whoever reads the search state outside its provider is told so', () => {
  expect(() => renderToString(<SearchReader />)).toThrow('useSearch must be used within a SearchProvider');
});

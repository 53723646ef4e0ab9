import { renderHook } from '@testing-library/react';
import { useAuth } from './useAuth';

test('read outside its provider, the auth state says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});

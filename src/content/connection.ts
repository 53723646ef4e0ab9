export const connection = {
  lost: 'You are offline. Browsing still works; signing in needs a connection.',
  lostForPassword: 'You are offline. Browsing still works; changing your password needs a connection.',
  lostForDevices: 'You are offline. Browsing still works; signing out everywhere needs a connection.',
  back: 'You are online again.',
  slow: 'This is taking longer than usual.',
} as const;

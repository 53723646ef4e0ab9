export const connection = {
  lost: 'You are offline. Browsing still works; signing in needs a connection.',
  back: 'You are online again.',
  slow: 'This is taking longer than usual.',
} as const;

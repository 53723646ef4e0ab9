/** Words that either replace a form or appear above the next page. */
export const account = {
  created: 'Account created! Please check your email to verify your account.',
  passwordChanged: 'Password changed. Use the new one the next time you sign in.',
} as const;

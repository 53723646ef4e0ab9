/** Somebody who has no account yet. */
export const newUser = {
  firstName: 'Grace',
  lastName: 'Lovell',
  email: 'grace@aiclub.example',
  password: 'nanosecond-wire',
} as const;

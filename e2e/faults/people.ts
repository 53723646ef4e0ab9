/** Somebody who has no account yet. */
export const newcomer = {
  firstName: 'Grace',
  lastName: 'Lovell',
  email: 'grace@aiclub.example',
  password: 'nanosecond-wire',
} as const;

export const newUser = {
  firstName: 'Grace',
  lastName: 'Lovell',
  email: 'grace@aiclub.example',
  password: 'nanosecond-wire',
} as const;

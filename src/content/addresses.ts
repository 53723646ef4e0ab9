/** Our mail addresses. The domain is reserved for examples and belongs to nobody. */
export const addresses = {
  learners: 'help@aiclub.example',
  creators: 'creators@aiclub.example',
  teams: 'sales@aiclub.example',
  press: 'press@aiclub.example',
  jobs: 'jobs@aiclub.example',
  refunds: 'refunds@aiclub.example',
  privacy: 'privacy@aiclub.example',
  affiliates: 'affiliates@aiclub.example',
} as const;

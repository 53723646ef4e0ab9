import { addresses } from '@/content/addresses';

/** What a letter may be about, and who reads it. */
export const topics = [
  { label: 'Learners', to: addresses.learners },
  { label: 'Creators', to: addresses.creators },
  { label: 'Teams', to: addresses.teams },
  { label: 'Press', to: addresses.press },
] as const;

import { course, publicAddresses } from '../checks/addresses';

/** What people type, and what nobody expected them to. */
export const texts = [
  'prompt',
  'Prompt',
  'video',
  'priya',
  'machine learning',
  'promt',
  'İSTANBUL ığüşöç',
  'Straße für Größe',
  '👩‍🏫 émoji 🎈',
  '   ',
  '  two  spaces ',
  '<b>bold</b><script>alert(1)</script>',
  '"quoted" & \'single\'',
  'ada@aiclub.example',
  'ada@gmial.com',
  'not an address',
  'course-creator',
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  'many words '.repeat(60),
  '',
] as const;

/** Where a visit begins or is led: pages, filtered and crooked addresses, and some of nothing. */
export const addresses: readonly [string, ...string[]] = [
  '/courses?category=tool-mastery&sort=newest&view=list',
  '/courses?q=prompt&price=under-50',
  '/courses?category=unknown&level=guru&price=free',
  '/courses?q=nothing+matches+this',
  `${course}#lesson-4`,
  '/course/constructor',
  '/dashboard',
  ...publicAddresses,
];

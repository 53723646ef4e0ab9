import { course, publicAddresses } from '../checks/addresses';

/** Ordinary and unexpected input. */
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

/** Where a visit starts or continues: pages, filtered and malformed addresses, and some without a page. */
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

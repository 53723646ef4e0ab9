import type { CoverStyle } from '@/ui/art/coverArt';

/** The five subjects, in the order of every list of them, each with its hue and motif. */
export const categories = [
  { slug: 'ai-fundamentals', label: 'AI Fundamentals', hue: 'cobalt', motif: 'network' },
  { slug: 'content-creation', label: 'Content Creation', hue: 'marigold', motif: 'frames' },
  { slug: 'monetization', label: 'Monetization', hue: 'green', motif: 'coins' },
  { slug: 'tool-mastery', label: 'Tool Mastery', hue: 'teal', motif: 'nuts' },
  { slug: 'business-development', label: 'Business Development', hue: 'plum', motif: 'doorways' },
] as const satisfies readonly ({ slug: string; label: string } & CoverStyle)[];

export type Category = (typeof categories)[number]['slug'];

const bySlug = new Map<string, (typeof categories)[number]>(
  categories.map((category) => [category.slug, category]),
);

/** Safe for any text from an address: "constructor" and "__proto__" are not categories. */
export const isCategory = (value: string): value is Category => bySlug.has(value);

const describe = (category: Category): (typeof categories)[number] => bySlug.get(category) ?? categories[0];

export const categoryLabel = (category: Category): string => describe(category).label;

/** Hue and motif, for everything that draws or colours a subject. */
export const categoryStyle = (category: Category): CoverStyle => describe(category);

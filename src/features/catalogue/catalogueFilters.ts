import { categories, categoryLabel, type Category } from './categories';
import type { CourseSummary, Difficulty } from './course';
import { shortenText } from './shortenText';

/** In ascending order. The bounds are those of `isInPriceBand`. */
export const priceBands = [
  { value: 'free', label: 'Free' },
  { value: 'under-50', label: 'Under $50' },
  { value: '50-100', label: '$50-$100' },
  { value: 'over-100', label: 'Over $100' },
] as const;

export type PriceBand = (typeof priceBands)[number]['value'];

export const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
] as const satisfies readonly { value: Difficulty; label: string }[];

export const sorts = [
  { value: 'popular', label: 'Most Popular' },
  { value: 'newest', label: 'Newest' },
  { value: 'rating', label: 'Highest Rated' },
  { value: 'price-asc', label: 'Price Low to High' },
  { value: 'price-desc', label: 'Price High to Low' },
] as const;

export type Sort = (typeof sorts)[number]['value'];

export const views = [
  { value: 'grid', label: 'Grid view' },
  { value: 'list', label: 'List view' },
] as const;

export type View = (typeof views)[number]['value'];

/** Everything Clear Filters resets. */
export interface Filters {
  text: string;
  category: Category | 'all';
  level: Difficulty | 'all';
  price: PriceBand | 'all';
}

export type FilterName = keyof Filters;

export const noFilters: Filters = { text: '', category: 'all', level: 'all', price: 'all' };

/** The filters of which one option is chosen. */
type ChosenFilter = Exclude<FilterName, 'text'>;

/** The options of each of these filters, "all" aside. No two filters share a value. */
export const filterOptions = {
  category: categories.map(({ slug }) => slug),
  level: levels.map(({ value }) => value),
  price: priceBands.map(({ value }) => value),
} satisfies Record<ChosenFilter, readonly string[]>;

/** Free is exactly 0; 50 and 100 both belong to the middle band; a free course is also under 50. */
const bandContains: Record<PriceBand, (price: number) => boolean> = {
  free: (price) => price === 0,
  'under-50': (price) => price < 50,
  '50-100': (price) => price >= 50 && price <= 100,
  'over-100': (price) => price > 100,
};

const optionsOf: Record<ChosenFilter, (course: CourseSummary) => readonly string[]> = {
  category: ({ category }) => [category],
  level: ({ difficulty }) => [difficulty],
  price: ({ price }) => filterOptions.price.filter((band) => bandContains[band](price)),
};

/** The options of all filters, "all" aside, whose list has the course. */
export const optionsWith = (course: CourseSummary): readonly string[] =>
  Object.values(optionsOf).flatMap((optionsIn) => optionsIn(course));

export interface ActiveFilter {
  name: FilterName;
  label: string;
}

const labelIn = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const levelLabel = (level: Difficulty): string => labelIn(levels, level);

/** The filters that narrow the list right now, with the labels of their chips. */
export function activeFilters({ text, category, level, price }: Filters): ActiveFilter[] {
  // Typed by name, so that no filter can be left without a chip.
  const chips: { [Name in FilterName]: false | { name: Name; label: string } } = {
    text: text.trim() !== '' && { name: 'text', label: `“${shortenText(text)}”` },
    category: category !== 'all' && { name: 'category', label: categoryLabel(category) },
    level: level !== 'all' && { name: 'level', label: levelLabel(level) },
    price: price !== 'all' && { name: 'price', label: labelIn(priceBands, price) },
  };
  return Object.values(chips).filter((chip) => chip !== false);
}

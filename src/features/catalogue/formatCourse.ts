import { formatDollars } from '@/ui/formatDollars';

const wholeNumber = new Intl.NumberFormat('en-US');

/** "$129.00", or "Free" for 0. */
export const formatPrice = (price: number): string => (price === 0 ? 'Free' : formatDollars(price));

/** Minutes as "45m", from an hour up as "6h 45m" or "7h". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** How much cheaper than the original price, in whole percent; undefined without an original price. */
export const percentOff = ({
  price,
  originalPrice,
}: {
  price: number;
  originalPrice?: number;
}): number | undefined =>
  originalPrice === undefined ? undefined : Math.round(((originalPrice - price) / originalPrice) * 100);

/** "1,876". */
export const formatCount = (count: number): string => wholeNumber.format(count);

/** "1 course", "1,876 students"; only for nouns with a plural in s. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** "4.8", "5.0". */
export const formatRating = (rating: number): string => rating.toFixed(1);

/** The rating in words. */
export const describeRating = ({ rating, reviewsCount }: { rating: number; reviewsCount: number }): string =>
  `Rated ${formatRating(rating)} out of 5, ${countOf(reviewsCount, 'review')}`;

/** An ISO day such as 2025-10-06 as "October 6, 2025". */
export const formatDay = (isoDay: string): string =>
  // In a fixed time zone, because in America's 2025-10-06 at midnight UTC is still the 5th.
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

import { coverUri } from '@/ui/art/coverArt';
import { categoryStyle, type Category } from './categories';

/** A course's cover as an image address: its category gives motif and hue, its id the composition. */
export const coverSrc = ({ id, category }: { id: string; category: Category }): string =>
  coverUri(id, categoryStyle(category));

import hues from '@/ui/hues.module.css';
import { categoryLabel, categoryStyle, type Category } from './categories';
import styles from './CategoryLabel.module.css';

/** The name of a subject behind its hue square, so that colour is never the only carrier. */
export function CategoryLabel({
  category,
  className,
}: {
  category: Category;
  className?: string | undefined;
}) {
  const classes = [styles['label'], hues[categoryStyle(category).hue], className];
  return <p className={classes.filter(Boolean).join(' ')}>{categoryLabel(category)}</p>;
}

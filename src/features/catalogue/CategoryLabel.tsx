import { HueLabel } from '@/ui/HueLabel';
import { categoryLabel, categoryStyle, type Category } from './categories';
import styles from './CategoryLabel.module.css';

/** The name of a subject in its colour, behind its hue square. */
export function CategoryLabel({
  category,
  className,
}: {
  category: Category;
  className?: string | undefined;
}) {
  return (
    <HueLabel
      hue={categoryStyle(category).hue}
      label={categoryLabel(category)}
      className={[styles['label'], className].filter(Boolean).join(' ')}
    />
  );
}

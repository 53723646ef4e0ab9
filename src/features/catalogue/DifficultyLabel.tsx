import { levelLabel } from './catalogueFilters';
import type { Difficulty } from './course';
import styles from './DifficultyLabel.module.css';

/** "Beginner" behind three rising bars, of which as many are filled as the course demands. */
export function DifficultyLabel({
  difficulty,
  className,
}: {
  difficulty: Difficulty;
  className?: string | undefined;
}) {
  const classes = [styles['label'], styles[difficulty], className];
  return <p className={classes.filter(Boolean).join(' ')}>{levelLabel(difficulty)}</p>;
}

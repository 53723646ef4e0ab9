import { levelLabel } from './catalogueFilters';
import type { Difficulty } from './course';

/** The level, such as "Beginner", after three rising bars, one to three of them filled. The card has the styles. */
export function DifficultyLabel({ difficulty }: { difficulty: Difficulty }) {
  return (
    <p className="difficulty" data-level={difficulty}>
      {levelLabel(difficulty)}
    </p>
  );
}

import { levelLabel } from './catalogueFilters';
import type { Difficulty } from './course';

/** "Beginner" behind three rising bars, of which as many are filled as the course demands. A card has its look. */
export function DifficultyLabel({ difficulty }: { difficulty: Difficulty }) {
  return (
    <p className="difficulty" data-level={difficulty}>
      {levelLabel(difficulty)}
    </p>
  );
}

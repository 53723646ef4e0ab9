import type { SortBlock, SortItem } from '@/features/learning/lessons/lesson';
import { Emphasized } from './Emphasized';
import { Groups } from './SortCards.styles';

interface SortedGroupsProps {
  block: SortBlock;
  sorted: readonly SortItem[];
  /** Says under each card why it belongs there. */
  showsReasons: boolean;
}

/** The groups with the cards sorted into them. */
export function SortedGroups({ block, sorted, showsReasons }: SortedGroupsProps) {
  return (
    <Groups>
      {block.groups.map((group) => {
        const items = sorted.filter((item) => item.group === group);
        return (
          <div key={group}>
            <h4>{group}</h4>
            {items.length === 0 ? (
              <p>Nothing yet</p>
            ) : (
              <ul>
                {items.map(({ text, why }) => (
                  <li key={text}>
                    <Emphasized text={text} />
                    {showsReasons && (
                      <small>
                        <Emphasized text={why} />
                      </small>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </Groups>
  );
}

import { plan as words } from '@/content/plan';
import type { PlanPart as Part } from '@/features/learning/blocks/planParts';
import type { CourseLessons } from '@/features/learning/lessons/lesson';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';

interface PlanPartProps {
  part: Part;
  lessons: CourseLessons;
  showsLinks: boolean;
}

/** The field of a block in its lesson. */
function placeOf({ courseId, lessons }: CourseLessons, blockId: string) {
  const index = lessons.findIndex(({ blocks }) => blocks.some(({ id }) => id === blockId));
  const lesson = lessons[Math.max(index, 0)];
  return { number: index + 1, path: `${paths.lesson(courseId, lesson?.id ?? '')}#${blockId}` };
}

function Words({ part }: { part: Part }) {
  const [first, ...others] = part.entries;
  if (others.length === 0) return first?.text;
  return (
    <ul>
      {part.entries.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** One label of the plan with what was written for it, or the way to the field that is still empty. */
export function PlanPart({ part, lessons, showsLinks }: PlanPartProps) {
  const { label, from, ifEmpty, entries } = part;
  const isEmpty = entries.length === 0;
  const places = from.map((blockId) => placeOf(lessons, blockId));
  const [firstPlace] = places;
  return (
    <div className="part" data-empty={isEmpty || undefined}>
      <dt>{label}</dt>
      <dd>
        {isEmpty && firstPlace ? (
          <TextLink to={firstPlace.path}>{ifEmpty}</TextLink>
        ) : (
          <Words part={part} />
        )}
        {showsLinks && !isEmpty && (
          <span className="links">
            {places.map(({ number, path }) => (
              <TextLink key={path} to={path}>
                {words.sheet.change(number)}
              </TextLink>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

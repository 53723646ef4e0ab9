import { plan as words } from '@/content/coursePlan';
import { PlanAnswers } from '@/features/learning/blocks/PlanAnswers';
import {
  fieldPath,
  firstOfEachLesson,
  type PlanPart as Part,
  type PlanSource,
} from '@/features/learning/blocks/planParts';
import { TwoVersions } from '@/features/learning/blocks/TwoVersions';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { lessonNumber } from '@/features/learning/lessons/lessonCourses';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface PlanPartProps {
  courseId: string;
  part: Part;
  /** Whether it links to where its answers can be changed. */
  showsLinks: boolean;
}

/** The words are written for the lesson that contains the plan; this adapts them for other pages. */
const fromOutside = (ifEmpty: string, source: PlanSource): string =>
  ifEmpty.replace(/in this lesson,(?: just)? above/, `in lesson ${lessonNumber(source.lessonId)}`);

/** One label of the plan with what was written for it, or a link to the field that is still empty. */
export function PlanPart({ courseId, part, showsLinks }: PlanPartProps) {
  const { label, sources, items, ifEmpty, firstMissing } = part;
  const catalogueReturn = useCatalogueReturn();
  const isEmpty = items.length === 0;
  return (
    <div className="part" data-empty={isEmpty || undefined}>
      <dt>{label}</dt>
      <dd>
        {isEmpty && firstMissing ? (
          <TextLink to={fieldPath(courseId, firstMissing)} state={catalogueReturn}>
            {fromOutside(ifEmpty, firstMissing)}
          </TextLink>
        ) : (
          <PlanAnswers items={items} />
        )}
        <TwoVersions courseId={courseId} part={part} state={catalogueReturn} />
        {showsLinks && !isEmpty && (
          <span className="links">
            {firstOfEachLesson(sources).map((source) => (
              <TextLink key={source.blockId} to={fieldPath(courseId, source)} state={catalogueReturn}>
                {words.sheet.change(lessonNumber(source.lessonId))}
                <VisuallyHidden>{` (${label})`}</VisuallyHidden>
              </TextLink>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

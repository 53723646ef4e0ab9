import { Link, useLocation } from 'react-router-dom';
import type { CurriculumLesson } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { TextLink } from '@/ui/TextLink';
import { lessonAnchor } from './lessonAnchor';

interface LessonRowProps {
  lesson: CurriculumLesson;
  number: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The address of a lesson that anybody may read. */
  readAt?: string | undefined;
}

/**
 * One numbered lesson. A native disclosure, like the questions: it opens before hydration and without a script, and the
 * browser's find-in-page opens what it finds.
 */
export function LessonRow({ lesson, number, isOpen, onToggle, readAt }: LessonRowProps) {
  const { state }: { state: unknown } = useLocation();
  const catalogueReturn = useCatalogueReturn();
  const anchor = lessonAnchor(number);

  return (
    <li id={anchor}>
      <details
        open={isOpen}
        // The visitor may open it before hydration.
        suppressHydrationWarning
        onToggle={(event) => onToggle(event.currentTarget.open)}
      >
        <summary className="row">
          <span className="number">{number}</span>
          <h3 className="name">
            {lesson.title}
            {readAt !== undefined && (
              <>
                {' '}
                <span className="tag">Free to read</span>
              </>
            )}
          </h3>
          <span className="minutes">{lesson.duration} min</span>
        </summary>
        <div className="text">
          <p>{lesson.description}</p>
          {lesson.resources.length > 0 && <p>Comes with: {lesson.resources.join(', ')}</p>}
          {readAt !== undefined && (
            <TextLink to={readAt} state={catalogueReturn} className="read">
              Read lesson {number}
            </TextLink>
          )}
          <Link to={`#${anchor}`} replace state={state} className="anchor">
            Link to this lesson
          </Link>
        </div>
      </details>
    </li>
  );
}

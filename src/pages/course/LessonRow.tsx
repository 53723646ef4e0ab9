import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Lesson } from '@/features/catalogue/course';
import { TextLink } from '@/ui/TextLink';
import { lessonAnchor } from './lessonAnchor';

interface LessonRowProps {
  lesson: Lesson;
  number: number;
  isOpen: boolean;
  onToggle: () => void;
  /** The address of a lesson that anybody may read. */
  readAt?: string | undefined;
}

/** One numbered lesson; its closed text can still be found by the browser's own search. */
export function LessonRow({ lesson, number, isOpen, onToggle, readAt }: LessonRowProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { state }: { state: unknown } = useLocation();
  const anchor = lessonAnchor(number);
  const panelId = `${anchor}-text`;

  useEffect(() => {
    // React knows `hidden` only as a yes or no.
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  return (
    <li id={anchor}>
      <h3>
        {/* MUI's Accordion hides its text from the browser's search, so the row is a plain button. */}
        <button
          type="button"
          className="row"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className="number">{number}</span>
          <span className="name">
            {lesson.title}
            {readAt !== undefined && (
              <>
                {' '}
                <span className="tag">Free to read</span>
              </>
            )}
          </span>
          <span className="minutes">{lesson.duration} min</span>
        </button>
      </h3>
      <div ref={panel} id={panelId} data-lesson={number} hidden={!isOpen} className="panel">
        <div className="text">
          <p>{lesson.description}</p>
          {lesson.resources.length > 0 && <p>Comes with: {lesson.resources.join(', ')}</p>}
          {readAt !== undefined && (
            <TextLink to={readAt} className="read">
              Read lesson {number}
            </TextLink>
          )}
          <Link to={`#${anchor}`} replace state={state} className="anchor">
            Link to this lesson
          </Link>
        </div>
      </div>
    </li>
  );
}

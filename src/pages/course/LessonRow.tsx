import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Lesson } from '@/features/catalogue/course';
import { lessonAnchor } from './lessonAnchor';

interface LessonRowProps {
  lesson: Lesson;
  number: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** One numbered lesson; its closed text can still be found by the browser's own search. */
export function LessonRow({ lesson, number, isOpen, onToggle }: LessonRowProps) {
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
          <span className="name">{lesson.title}</span>
          <span className="minutes">{lesson.duration} min</span>
        </button>
      </h3>
      <div ref={panel} id={panelId} data-lesson={number} hidden={!isOpen} className="panel">
        <div className="text">
          <p>{lesson.description}</p>
          {lesson.resources.length > 0 && <p>Comes with: {lesson.resources.join(', ')}</p>}
          <Link to={`#${anchor}`} replace state={state} className="anchor">
            Link to this lesson
          </Link>
        </div>
      </div>
    </li>
  );
}

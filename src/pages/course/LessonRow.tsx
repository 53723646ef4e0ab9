import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Lesson } from '@/features/catalogue/course';
import styles from './Curriculum.module.css';
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
    <li id={anchor} className={styles['lesson']}>
      <h3 className={styles['heading']}>
        <button
          type="button"
          className={styles['row']}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className={styles['number']}>{number}</span>
          <span className={styles['name']}>{lesson.title}</span>
          <span className={styles['minutes']}>{lesson.duration} min</span>
        </button>
      </h3>
      <div ref={panel} id={panelId} data-lesson={number} hidden={!isOpen} className={styles['panel']}>
        <div className={styles['text']}>
          <p>{lesson.description}</p>
          {lesson.resources.length > 0 && <p>Comes with: {lesson.resources.join(', ')}</p>}
          <Link to={`#${anchor}`} replace state={state} className={styles['anchor']}>
            Link to this lesson
          </Link>
        </div>
      </div>
    </li>
  );
}

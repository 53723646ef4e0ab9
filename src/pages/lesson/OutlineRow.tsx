import Check from '@mui/icons-material/Check';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { CurriculumLesson } from '@/features/catalogue/course';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface OutlineRowProps {
  courseId: string;
  lesson: CurriculumLesson;
  /** Index of the lesson, from 0. */
  place: number;
  isShown: boolean;
  /** Whether the shortcut for the outline goes here. */
  isNext: boolean;
  isDone: boolean;
  /** Done, but not yet known to the service. */
  isWaiting: boolean;
  /** Only in a layer, whose history entry the link replaces. */
  onFollow: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** One lesson of the outline; memoised, because a tick changes only one of them. */
export const OutlineRow = memo(function OutlineRow({
  courseId,
  lesson: { id, title, duration },
  place,
  isShown,
  isNext,
  isDone,
  isWaiting,
  onFollow,
}: OutlineRowProps) {
  const catalogueReturn = useCatalogueReturn();
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={paths.lesson(courseId, id)}
        state={catalogueReturn}
        className="row"
        {...(isShown && { 'aria-current': 'page' })}
        {...(isNext && { 'data-next': true })}
        {...(onFollow && { replace: true, onClick: onFollow })}
      >
        <span className={isWaiting ? 'place waiting' : 'place'} aria-hidden="true">
          {isDone && !isShown ? <Check /> : place + 1}
        </span>
        <span className="title">
          {isDone && <VisuallyHidden>{isWaiting ? 'Done, not sent yet, ' : 'Done, '}</VisuallyHidden>}
          {title}
        </span>
        <span className="minutes">{duration} min</span>
      </ListItemButton>
    </ListItem>
  );
});

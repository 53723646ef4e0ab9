import ArrowBack from '@mui/icons-material/ArrowBack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type RefObject, useEffect } from 'react';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { LessonKeyHints } from './LessonKeyHints';
import { LessonOutline } from './LessonOutline';
import { scrollToRow } from './scrollToRow';

interface OutlineColumnProps extends Omit<ComponentProps<typeof LessonOutline>, 'onFollow'> {
  column: RefObject<HTMLDivElement | null>;
  onOpenKeys: () => void;
}

/** The outline in wide windows. It stays in sight and scrolls separately, to the lesson that is shown. */
export function OutlineColumn({ column, onOpenKeys, ...outline }: OutlineColumnProps) {
  const { course, index } = outline;
  const catalogueReturn = useCatalogueReturn();
  useEffect(() => {
    const row = column.current?.querySelectorAll('li')[index];
    scrollToRow(row, row?.closest('.outline'));
  }, [column, index]);
  return (
    <div ref={column} className="outline">
      <TextLink to={paths.course(course.id)} state={catalogueReturn} className="back">
        <ArrowBack fontSize="small" />
        Course page
      </TextLink>
      <Typography variant="h4" component="p" className="course">
        {course.title}
      </Typography>
      <LessonOutline {...outline} />
      <LessonKeyHints onOpenKeys={onOpenKeys} />
    </div>
  );
}

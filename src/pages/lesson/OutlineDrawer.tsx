import Close from '@mui/icons-material/Close';
import Link from '@mui/material/Link';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/paths';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import type { LayerState } from '@/ui/useLayer';
import { wideWindow } from '@/ui/wideWindow';
import { LessonKeyHints } from './LessonKeyHints';
import { LessonDrawer } from './LessonDrawer.styles';
import { LessonOutline } from './LessonOutline';
import { outlineColumn } from './outlineColumn';

interface OutlineDrawerProps extends Omit<ComponentProps<typeof LessonOutline>, 'link'> {
  layer: LayerState;
  onOpenKeys: () => void;
}

/** The outline where there is no room for its column: a sheet on a phone, at the left side of a tablet. */
export function OutlineDrawer({ layer, onOpenKeys, ...outline }: OutlineDrawerProps) {
  const titleId = useId();
  const isWide = useMediaQuery(wideWindow, { noSsr: true });
  const link = { replace: true, onClick: layer.closeForLink };
  useCloseWhenWide(layer.isOpen, layer.close, outlineColumn);
  return (
    <LessonDrawer
      anchor={isWide ? 'left' : 'bottom'}
      open={layer.isOpen}
      onClose={layer.close}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <div className="top">
        <DialogTitle variant="h3" id={titleId}>
          Lessons
        </DialogTitle>
        <IconButton onClick={layer.close} aria-label="Close lessons" edge="end">
          <Close />
        </IconButton>
      </div>
      <DialogContent>
        <p className="course">
          <Link component={RouterLink} to={paths.course(outline.course.id)} {...link}>
            {outline.course.title}
          </Link>
        </p>
        <LessonOutline {...outline} link={link} />
        <LessonKeyHints onOpenKeys={onOpenKeys} />
      </DialogContent>
    </LessonDrawer>
  );
}

import type { ComponentProps } from 'react';
import { useCatalogueReturn } from '@/features/catalogue/useCatalogueReturn';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { useCloseWhenWide } from '@/ui/useCloseWhenWide';
import type { LayerState } from '@/ui/useLayer';
import { LessonKeyHints } from './LessonKeyHints';
import { LessonDrawer } from './LessonDrawer';
import { LessonOutline } from './LessonOutline';
import { outlineColumn } from './useLessonSteps';

interface OutlineDrawerProps extends Omit<ComponentProps<typeof LessonOutline>, 'link'> {
  layer: LayerState;
  onOpenKeys: () => void;
}

/** The outline where there is no room for its column: a sheet on a phone, on the left of a tablet. */
export function OutlineDrawer({ layer, onOpenKeys, ...outline }: OutlineDrawerProps) {
  const catalogueReturn = useCatalogueReturn();
  const link = { replace: true, onClick: layer.closeForLink };
  useCloseWhenWide(layer.isOpen, layer.close, outlineColumn);
  return (
    <LessonDrawer layer={layer} side="left" title="Lessons" closeLabel="Close lessons">
      <p className="course">
        <TextLink to={paths.course(outline.course.id)} state={catalogueReturn} {...link}>
          {outline.course.title}
        </TextLink>
      </p>
      <LessonOutline {...outline} link={link} />
      <LessonKeyHints onOpenKeys={onOpenKeys} />
    </LessonDrawer>
  );
}

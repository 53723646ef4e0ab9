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

interface OutlineDrawerProps extends Omit<ComponentProps<typeof LessonOutline>, 'onFollow'> {
  layer: LayerState;
  onOpenKeys: () => void;
}

/** The outline where there is no room for its column: a sheet on a phone, on the left of a tablet. */
export function OutlineDrawer({ layer, onOpenKeys, ...outline }: OutlineDrawerProps) {
  const catalogueReturn = useCatalogueReturn();
  useCloseWhenWide(layer.isOpen, layer.close, outlineColumn);
  return (
    <LessonDrawer layer={layer} side="left" title="Lessons" closeLabel="Close lessons">
      <p className="course">
        <TextLink
          replace
          to={paths.course(outline.course.id)}
          state={catalogueReturn}
          onClick={layer.closeForLink}
        >
          {outline.course.title}
        </TextLink>
      </p>
      <LessonOutline {...outline} onFollow={layer.closeForLink} />
      <LessonKeyHints onOpenKeys={onOpenKeys} />
    </LessonDrawer>
  );
}

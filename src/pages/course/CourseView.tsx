import { useState } from 'react';
import { categoryStyle } from '@/features/catalogue/categories';
import { absoluteUrl, paths } from '@/paths';
import { hueClass } from '@/ui/HueLabel';
import { PageHead } from '@/ui/PageHead';
import { SeparatePart } from '@/ui/SeparatePart';
import { CourseBand } from './CourseBand';
import { CourseBody } from './CourseBody';
import { CourseBodyFailed } from './CourseBodyFailed';
import { CourseBodySkeleton } from './CourseBodySkeleton';
import type { CourseData } from './courseLoader';
import type { CourseStanding } from './courseStanding';
import { LazyStanding } from './LazyStanding';
import { Page } from './CourseView.styles';
import { SideCard } from './SideCard';

/**
 * The whole page. Everything the catalogue already knows is drawn at once; the curriculum and the long texts follow in
 * a separate part, which may still be loading and may fail alone.
 */
export function CourseView({ summary, course }: CourseData) {
  const [standing, setStanding] = useState<CourseStanding | null>(null);
  const address = absoluteUrl(paths.course(summary.id));
  return (
    <Page className={hueClass(categoryStyle(summary.category).hue)}>
      <PageHead
        title={summary.title}
        description={summary.shortDescription}
        canonical={address}
        picture={`course-${summary.id}`}
      />
      <CourseBand course={summary} />
      <LazyStanding courseId={summary.id} onChange={setStanding} />
      <SideCard course={summary} details={course} standing={standing} />
      <p className="address">{address}</p>
      <div className="body">
        <SeparatePart waiting={<CourseBodySkeleton />} failed={<CourseBodyFailed />}>
          <CourseBody course={course} standing={standing} />
        </SeparatePart>
      </div>
    </Page>
  );
}

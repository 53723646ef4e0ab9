import type { CurrentUser } from '@/features/auth/session/currentUser';
import { useLearning } from '@/features/learning/record/useLearning';
import { BeforeYouBuild } from './BeforeYouBuild';
import { CourseIdea } from './CourseIdea';
import { CreatorShare } from './CreatorShare';
import { KeptCertificates } from './KeptCertificates';
import { LearningData } from './LearningData';
import { LearningNews } from './LearningNews';
import { MyCourses } from './MyCourses';
import { SavedCourses } from './SavedCourses';

/** What the account has learned, has saved for later and is preparing. */
export function LearningParts({ user }: { user: CurrentUser }) {
  const learning = useLearning();
  const isCreator = user.accountType === 'creator';
  const isIdle = learning.status === 'ready' && learning.courses.length === 0;
  return (
    <>
      <LearningNews learning={learning} />
      {isCreator && <CourseIdea />}
      {isCreator && <CreatorShare />}
      {!(isCreator && isIdle) && <MyCourses learning={learning} />}
      <KeptCertificates learning={learning} />
      <SavedCourses savedCourseIds={learning.savedCourseIds} />
      {isCreator && <BeforeYouBuild courses={learning.courses} />}
      <LearningData />
    </>
  );
}

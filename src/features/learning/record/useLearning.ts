import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { findCourse } from '@/features/catalogue/courses';
import {
  type CourseProgress,
  enrolledCourseIds,
  type Known,
  progressOf,
  savedCourseIds,
} from './courseProgress';
import { useLearnerId } from '@/features/learning/learner';
import { readKeptRecord, selectRecord } from './learningApi';
import { type Certificate, toCertificate } from './learningRecord';
import { lessonIdsOf } from '@/features/learning/lessons/lessonCourses';
import { selectEventsOf } from '@/features/learning/outbox/outboxSlice';

export interface Learning {
  /** `unreachable`: nothing is known on this device, and the service does not answer. */
  status: 'visitor' | 'loading' | 'ready' | 'unreachable';
  /** The most recently touched first, finished ones last. */
  courses: readonly CourseProgress[];
  savedCourseIds: readonly string[];
  certificates: readonly Certificate[];
  grantedCourseIds: readonly string[];
}

/** The service's latest answer, from this visit or else from the device, and whether it fails to answer now. */
function useRecord(learnerId: string | null) {
  const select = useMemo(() => selectRecord(learnerId ?? ''), [learnerId]);
  const answered = useAppSelector((state) => select(state).data);
  const isUnreachable = useAppSelector((state) => select(state).error !== undefined);
  const isUnanswered = learnerId !== null && answered === undefined;
  const kept = useMemo(
    () => (isUnanswered ? readKeptRecord(learnerId) : undefined),
    [isUnanswered, learnerId],
  );
  return { record: answered ?? kept, isUnreachable };
}

/** What is known of a learner: what the service said, and what waits on this device. */
function useKnown(): Known & { learnerId: string | null; status: Learning['status'] } {
  const learnerId = useLearnerId();
  const authStatus = useAppSelector(selectAuthStatus);
  const { record, isUnreachable } = useRecord(learnerId);
  const events = useAppSelector((state) => selectEventsOf(state, learnerId));
  return useMemo(() => {
    const waiting = isUnreachable ? 'unreachable' : 'loading';
    const known = record === undefined ? waiting : 'ready';
    const status = learnerId !== null ? known : authStatus === 'loading' ? 'loading' : 'visitor';
    return { record, events, learnerId, status };
  }, [record, events, learnerId, authStatus, isUnreachable]);
}

const lessonsOf = (courseId: string): readonly string[] => lessonIdsOf(courseId) ?? [];

function inOrder(one: CourseProgress, other: CourseProgress): number {
  const isFinished = ({ finishedAt }: CourseProgress) => (finishedAt === null ? 0 : 1);
  return (
    isFinished(one) - isFinished(other) || Date.parse(other.touchedAt ?? '') - Date.parse(one.touchedAt ?? '')
  );
}

export function useLearning(): Learning {
  const known = useKnown();
  return useMemo(
    () => ({
      status: known.status,
      courses: enrolledCourseIds(known)
        .filter((id) => findCourse(id) !== undefined)
        .map((id) => progressOf(id, lessonsOf(id), known))
        .toSorted(inOrder),
      savedCourseIds: savedCourseIds(known),
      certificates: known.record?.certificates.map(toCertificate) ?? [],
      grantedCourseIds: known.record?.granted_courses ?? [],
    }),
    [known],
  );
}

/** The learner's progress in one course. */
export function useCourseProgress(
  courseId: string,
): CourseProgress & Pick<Learning, 'status'> & { isSaved: boolean; certificate: Certificate | undefined } {
  const known = useKnown();
  return useMemo(() => {
    const certificate = known.record?.certificates.find(({ course_id: id }) => id === courseId);
    return {
      ...progressOf(courseId, lessonsOf(courseId), known),
      status: known.status,
      isSaved: savedCourseIds(known).includes(courseId),
      certificate: certificate && toCertificate(certificate),
    };
  }, [courseId, known]);
}

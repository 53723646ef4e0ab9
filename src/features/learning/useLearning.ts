import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { selectAuthStatus } from '@/features/auth/session/authSlice';
import { findCourse } from '@/features/catalogue/courses';
import {
  type CourseProgress,
  enrolledCourseIds,
  type Known,
  progressOf,
  savedCourseIds,
} from './courseProgress';
import { useLearnerId } from './learner';
import { readKeptRecord, selectRecord } from './learningApi';
import { type Certificate, type LearningRecord, toCertificate } from './learningRecord';
import { lessonIdsOf } from './lessons/lessonCourses';
import { isAwaited } from './outbox';
import { selectOutbox } from './outboxSlice';
import { dismissRefusals, type RefusedEvent } from './refusals';
import { refreshLearning } from './syncLearning';

export interface Learning {
  /** `unreachable`: nothing is known on this device, and the service does not answer. */
  status: 'visitor' | 'loading' | 'ready' | 'unreachable';
  /** Touched last first, finished ones at the end. */
  courses: readonly CourseProgress[];
  savedCourseIds: readonly string[];
  certificates: readonly Certificate[];
  grantedCourseIds: readonly string[];
  /** How many things that were done could not be sent so far. */
  waitingCount: number;
  /** The browser keeps nothing here: what waits is gone with the tab. */
  isInMemory: boolean;
}

const noEvents: Known['events'] = [];

/** The service's last answer: of this visit, else the one kept on the device. */
function useRecord(learnerId: string | null): LearningRecord | undefined {
  const select = useMemo(() => selectRecord(learnerId ?? ''), [learnerId]);
  const answered = useAppSelector((state) => select(state).data);
  const kept = useMemo(() => (learnerId === null ? undefined : readKeptRecord(learnerId)), [learnerId]);
  return answered ?? kept;
}

/** What is known of a learner: what the service said, and what waits on this device. */
function useKnown(): Known & { learnerId: string | null; status: Learning['status'] } {
  const learnerId = useLearnerId();
  const authStatus = useAppSelector(selectAuthStatus);
  const record = useRecord(learnerId);
  const outbox = useAppSelector(selectOutbox);
  const events = outbox.learnerId === learnerId ? outbox.events : noEvents;
  const { isUnreachable } = outbox;
  return useMemo(() => {
    const isUnknown = record === undefined;
    const waiting = isUnreachable && outbox.learnerId === learnerId ? 'unreachable' : 'loading';
    const known = isUnknown ? waiting : 'ready';
    const status = learnerId !== null ? known : authStatus === 'loading' ? 'loading' : 'visitor';
    return { record, events, learnerId, status };
  }, [record, events, learnerId, authStatus, isUnreachable, outbox.learnerId]);
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
  const eventFailure = useAppSelector((state) => selectOutbox(state).eventFailure);
  const isInMemory = useIsInMemory();
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
      waitingCount: eventFailure ? known.events.filter(isAwaited).length : 0,
      isInMemory,
    }),
    [known, eventFailure, isInMemory],
  );
}

/** How far the learner is in one course. */
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

/** Whether what waits on this device could not be sent so far; else it is on its way. */
export const useIsHeldUp = (): boolean =>
  useAppSelector((state) => selectOutbox(state).eventFailure !== null);

/** Whether the browser keeps nothing of what waits: it is gone with the tab. */
export const useIsInMemory = (): boolean => useAppSelector((state) => selectOutbox(state).isInMemory);

export function useRetryLearning(): { isTrying: boolean; retry: () => void } {
  const dispatch = useAppDispatch();
  return {
    isTrying: useAppSelector((state) => selectOutbox(state).isAskedAgain),
    retry: () => {
      dispatch(refreshLearning());
    },
  };
}

/** What the service would not take; and how to put it aside. */
export function useRefusedEvents(): { refused: readonly RefusedEvent[]; dismiss: () => void } {
  const { learnerId, refused } = useAppSelector(selectOutbox);
  return {
    refused,
    dismiss: () => {
      if (learnerId !== null) dismissRefusals(learnerId);
    },
  };
}

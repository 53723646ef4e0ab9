import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { connectInTime } from '@/features/auth/session/connectInTime';
import { findCourse } from '@/features/catalogue/courses';
import { callLearning, noAnswer } from '@/features/learning/record/callLearning';
import { type Fate, fateOf, isSameEvent, type KeptEvent } from './keptEvent';
import { inTurn } from '@/features/learning/device/inTurn';
import { useLearnerId } from '@/features/learning/learner';
import { changeRecord } from '@/features/learning/record/learningApi';
import { type LearningOutcome, unavailable } from '@/features/learning/record/learningFailure';
import { useOnceConnected } from '@/features/learning/record/onceConnected';
import { addToOutbox, readOutbox, removeFromOutbox } from './outbox';
import { selectOutboxOwner } from './outboxSlice';
import { dropRefusals } from './refusals';
import { sendNow } from '@/features/learning/sync/syncLearning';
import { useLearning } from '@/features/learning/record/useLearning';

export type EnrolResult = 'enrolled' | 'alreadyEnrolled' | 'saved' | 'alreadySaved' | Exclude<Fate, 'sent'>;

/** Keeps an event, sends it and returns what has become of it. Waits for the client for so many milliseconds. */
const keepAndSend =
  (kept: KeptEvent, wait: number | undefined): AppThunk<Promise<Fate>> =>
  async (dispatch) => {
    const { learnerId, type, courseId } = kept;
    dropRefusals(learnerId, isSameEvent(kept));
    addToOutbox(learnerId, { type, courseId });
    const sending = dispatch(sendNow(learnerId));
    // Where the account client takes too long the event waits here, and is sent once the client has arrived.
    await dispatch(connectInTime(wait)).then(
      () => sending,
      () => null,
    );
    return fateOf(kept);
  };

/** In turn, because the answer to a record requested meanwhile would bring the course back. */
const leaveCourse =
  (learnerId: string, courseId: string): AppThunk<Promise<LearningOutcome<null>>> =>
  async (dispatch) => {
    await dispatch(sendNow(learnerId));
    return inTurn(learnerId, async () => {
      const asked = callLearning('leave_course', { course: courseId }, { answer: noAnswer, as: learnerId });
      const outcome = await dispatch(
        changeRecord(learnerId, asked, ({ enrolments }) => ({
          enrolments: enrolments.filter(({ course_id: id }) => id !== courseId),
        })),
      );
      if (!outcome.error) {
        const left = readOutbox(learnerId).filter((event) => event.courseId === courseId);
        removeFromOutbox(learnerId, left);
      }
      return outcome;
    });
  };

export function useEnrolment() {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  const { courses, savedCourseIds, grantedCourseIds } = useLearning();
  const owner = useAppSelector(selectOutboxOwner);

  const keep = async (type: KeptEvent['type'], courseId: string, wait?: number): Promise<Fate> =>
    learnerId === null ? unavailable() : dispatch(keepAndSend({ learnerId, type, courseId }, wait));
  const save = async (courseId: string, wait?: number): Promise<EnrolResult> => {
    const sent = savedCourseIds.includes(courseId) ? 'alreadySaved' : 'saved';
    const fate = await keep('save', courseId, wait);
    return fate === 'sent' ? sent : fate;
  };

  /** Whether the learner can enrol without a payment. */
  const isOpen = (courseId: string): boolean =>
    findCourse(courseId)?.price === 0 || grantedCourseIds.includes(courseId);

  return {
    isOpen,
    /** Whether this user's outbox is in the store, so that what is done here is sent. */
    isReady: owner !== null && owner === learnerId,
    /**
     * Puts a paid course on the list instead, as long as there are no payments. `wait` says for how many milliseconds
     * the outcome may wait for the account client, for whoever has waited already.
     */
    enrol: async (courseId: string, wait?: number): Promise<EnrolResult> => {
      if (!isOpen(courseId)) return save(courseId, wait);
      const enrolled = courses.find((course) => course.courseId === courseId);
      // A second press while the first is on its way shares its answer.
      if (enrolled && !enrolled.isWaiting) return 'alreadyEnrolled';
      const fate = await keep('enrol', courseId, wait);
      return fate === 'sent' ? 'enrolled' : fate;
    },
    save,
    unsave: (courseId: string): Promise<Fate> => keep('unsave', courseId),
    /** Also deletes the course's ticks, so it is sent at once and never kept for later. */
    leave: useOnceConnected(leaveCourse),
  };
}

import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { callLearning } from './callLearning';
import { useLearnerId } from './learner';
import { learningApi, outcomeOf } from './learningApi';
import { type LearningOutcome, unavailable } from './learningFailure';
import { type Certificate, certificateAnswer, toCertificate } from './learningRecord';
import { sendNow } from './syncLearning';

/** Issues the certificate of a course whose lessons are all done; the same one ever after. */
export function useIssueCertificate(): (
  courseId: string,
  name: string,
) => Promise<LearningOutcome<Certificate>> {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  return async (courseId, name) => {
    if (learnerId === null) return { error: unavailable() };
    // The service counts for itself, so it has to know of the last lesson.
    await dispatch(sendNow(learnerId));
    const asked = learningApi.endpoints.issueCertificate.initiate(
      { learnerId, courseId, name },
      { track: false },
    );
    const { data, error } = outcomeOf(await dispatch(asked));
    return error ? { error } : { data: toCertificate(data) };
  };
}

/** What stands behind a code. */
export type Verification =
  { status: 'loading' | 'unknown' | 'unreachable' } | { status: 'found'; certificate: Certificate };

const verifyCertificate =
  (code: string): AppThunk<Promise<Verification>> =>
  async (dispatch) => {
    const asked = callLearning('verify_certificate', { code }, { answer: certificateAnswer, as: null });
    const { data, error } = await dispatch(asked);
    if (data) return { status: 'found', certificate: toCertificate(data) };
    // A gateway, or a service without this function, answers 404 as well, and knows nothing of codes.
    return { status: error.kind === 'refused' && error.status === 404 ? 'unknown' : 'unreachable' };
  };

/** Asks what stands behind a code, for anybody who has it. One component, one code: for another it begins anew, by its key. */
export function useVerification(code: string): { verification: Verification; retry: () => void } {
  const dispatch = useAppDispatch();
  const [verification, setVerification] = useState<Verification>({ status: 'loading' });
  const isLoading = verification.status === 'loading';
  useEffect(() => {
    const ask = async () => setVerification(await dispatch(verifyCertificate(code)));
    if (isLoading) void ask();
  }, [dispatch, code, isLoading]);
  return { verification, retry: () => setVerification({ status: 'loading' }) };
}

import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
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

type Verified =
  | { status: 'loading' | 'unknown' | 'unreachable'; certificate: undefined }
  | { status: 'found'; certificate: Certificate };

/** What stands behind a code, for anybody who has it. */
export function useVerifiedCertificate(code: string): Verified & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const question = `${code} ${attempt}`;
  const [answered, setAnswered] = useState<Verified & { question: string }>();
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const asked = callLearning('verify_certificate', { code }, { answer: certificateAnswer, as: null });
      const { data, error } = await dispatch(asked);
      if (isOver) return;
      if (data) setAnswered({ question, status: 'found', certificate: toCertificate(data) });
      else {
        // A gateway, or a service without this function, answers 404 as well, and knows nothing of codes.
        const status = error.kind === 'refused' && error.status === 404 ? 'unknown' : 'unreachable';
        setAnswered({ question, status, certificate: undefined });
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [dispatch, code, question]);
  const verified: Verified =
    answered?.question === question ? answered : { status: 'loading', certificate: undefined };
  return { ...verified, retry: () => setAttempt(attempt + 1) };
}

import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import type { AppThunk } from '@/app/thunk';
import { callLearning } from './callLearning';
import { changeRecord } from './learningApi';
import type { LearningOutcome } from './learningFailure';
import { type Certificate, certificateAnswer, toCertificate } from './learningRecord';
import { onceConnected, useOnceConnected } from './onceConnected';
import { isAwaited, readOutbox } from '@/features/learning/outbox/outbox';
import { sendNow } from '@/features/learning/sync/syncLearning';

const issueCertificate =
  (learnerId: string, courseId: string, name: string): AppThunk<Promise<LearningOutcome<Certificate>>> =>
  async (dispatch) => {
    // The service itself checks that all lessons are done, so it must have received the last one.
    const failure = await dispatch(sendNow(learnerId));
    const isUnsent = readOutbox(learnerId).some((event) => event.courseId === courseId && isAwaited(event));
    // Its refusal would call lessons not done that are shown as done here.
    if (failure && isUnsent) return { error: failure };
    const args = { course: courseId, name };
    const asked = callLearning('issue_certificate', args, { answer: certificateAnswer, as: learnerId });
    // Its page must know the owner at once, or it shows a stranger's view first and loses the focus on the change.
    const { data, error } = await dispatch(
      changeRecord(learnerId, asked, ({ certificates }, issued) => ({
        certificates: [...certificates.filter(({ code }) => code !== issued.code), issued],
      })),
    );
    return error ? { error } : { data: toCertificate(data) };
  };

/** Issues the certificate of a course whose lessons are all done; later calls return the same one. */
export const useIssueCertificate = () => useOnceConnected(issueCertificate);

/** What the service knows of a certificate's code. */
export type Verification =
  { status: 'loading' | 'unknown' | 'unreachable' } | { status: 'found'; certificate: Certificate };

const verifyCertificate =
  (code: string): AppThunk<Promise<Verification>> =>
  async (dispatch) => {
    const asked = callLearning('verify_certificate', { code }, { answer: certificateAnswer, as: null });
    const { data, error } = await dispatch(onceConnected(asked));
    if (data) return { status: 'found', certificate: toCertificate(data) };
    // The 404 of a gateway, or of a service without this function, says nothing about the code.
    return { status: error.kind === 'refused' && error.status === 404 ? 'unknown' : 'unreachable' };
  };

/** Looks up a certificate's code, which needs no account. For another code the component needs another `key`. */
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

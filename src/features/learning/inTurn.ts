import { underLock } from '@/features/auth/session/underLock';

const ends = new Map<string, Promise<unknown>>();

/**
 * One at a time for each learner: in this tab, and between tabs where the browser gives locks. Without them, and
 * where another tab keeps its turn for too long, the service sorts out what comes twice.
 */
export async function inTurn<Result>(learnerId: string, work: () => Promise<Result>): Promise<Result> {
  const before = ends.get(learnerId);
  const turn = async () => {
    await before?.catch(() => undefined);
    return underLock(`aiclub-learning:${learnerId}`, work);
  };
  const result = turn();
  ends.set(learnerId, result);
  return result;
}

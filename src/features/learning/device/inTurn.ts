import { underLock } from '@/features/auth/session/underLock';

const ends = new Map<string, Promise<unknown>>();

/**
 * Runs work one at a time for each learner: in this tab, and across tabs where the browser has locks. Without them, and
 * where another tab holds its lock for too long, the service resolves duplicates.
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

const ends = new Map<string, Promise<unknown>>();

/**
 * One at a time for each learner: in this tab, and between tabs where the browser has locks. Without them the service
 * sorts out what comes twice.
 */
export async function inTurn<Result>(learnerId: string, work: () => Promise<Result>): Promise<Result> {
  const before = ends.get(learnerId);
  const turn = async () => {
    await before?.catch(() => undefined);
    if (!('locks' in navigator)) return work();
    return navigator.locks.request(`aiclub-learning:${learnerId}`, work);
  };
  const result = turn();
  ends.set(learnerId, result);
  return result;
}

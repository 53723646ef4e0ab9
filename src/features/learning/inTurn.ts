const ends = new Map<string, Promise<unknown>>();

async function underLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<Result> | undefined;
  try {
    return await navigator.locks.request(name, () => (begun = work()));
  } catch {
    // The browser refuses, such as where site data are blocked; or the work itself has failed.
    return begun ?? work();
  }
}

/**
 * One at a time for each learner: in this tab, and between tabs where the browser gives locks. Without them the service
 * sorts out what comes twice.
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

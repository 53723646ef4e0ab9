import { sendErrorReport } from '@/ui/errorReports';
import { toFailure, type AuthFailure } from './presentError';

/** What every account call returns: the service's own error, unchanged, or null. */
export interface AuthOutcome {
  error: AuthFailure | null;
}

/** Runs a call; what it throws (no network, a script that did not arrive) becomes its outcome. */
export async function attempt<Outcome>(
  call: () => Promise<Outcome>,
): Promise<Outcome | { error: AuthFailure }> {
  try {
    return await call();
  } catch (thrown) {
    // With a network it may be a mistake of ours, which nobody would hear of.
    if (navigator.onLine) sendErrorReport(thrown);
    return { error: toFailure(thrown) };
  }
}

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
    // With a network this may be a bug of ours, which nobody would report.
    if (navigator.onLine) sendErrorReport(thrown);
    return { error: toFailure(thrown) };
  }
}

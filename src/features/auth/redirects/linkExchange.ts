import type { AppThunk, Services } from '@/app/thunk';
import { forgetPendingRedirect, readPendingRedirect } from './pendingRedirect';
import { attempt } from '@/features/auth/session/authOutcome';
import type { AuthFailure } from '@/features/auth/session/presentError';
import { connect } from '@/features/auth/session/sessionSync';

/** Without the session, which has arrived before this by the client's event. */
export type Answer = { isRecovery: boolean } | { failure: AuthFailure };

/** The exchange under way. It may outlast the wait for it, and the service accepts a code only once. */
const underWay = new WeakMap<Services, { code: string; answer: Promise<Answer> }>();

/** The refusals that say that this browser's key belongs to another link. */
export const wrongKey: ReadonlySet<unknown> = new Set(['pkce_code_verifier_not_found', 'bad_code_verifier']);

/** Applies the Remember me that was chosen before the visit to the provider. Returns how to take that back. */
function rememberAsChosen(services: Services): () => void {
  const { endsWithTab } = readPendingRedirect('provider') ?? {};
  return endsWithTab === undefined ? () => undefined : services.setPersistence(!endsWithTab);
}

const exchange =
  (code: string): AppThunk<Promise<Answer>> =>
  async (dispatch, _getState, services) => {
    const outcome = await attempt(async () => {
      const client = await dispatch(connect());
      const forgetChoice = rememberAsChosen(services);
      const ask = () => client.auth.exchangeCodeForSession(code);
      let answer = await ask();
      if (wrongKey.has(answer.error?.code) && services.takeMailKeyBack()) {
        // The mail's key has replaced the provider's.
        forgetPendingRedirect('provider');
        forgetChoice();
        answer = await ask();
      }
      const { data, error } = answer;
      if (error) forgetChoice();
      return error ? { error } : { isRecovery: 'redirectType' in data && data.redirectType === 'recovery' };
    });
    return 'error' in outcome ? { failure: outcome.error } : outcome;
  };

/** The answer of the exchange that is under way for this code, or of a new one. */
export const answerFor =
  (code: string): AppThunk<Promise<Answer>> =>
  (dispatch, _getState, services) => {
    const running = underWay.get(services);
    if (running?.code === code) return running.answer;
    const answer = dispatch(exchange(code)).finally(() => {
      if (underWay.get(services)?.answer === answer) underWay.delete(services);
    });
    underWay.set(services, { code, answer });
    return answer;
  };

/**
 * Takes the client away from an exchange that nobody waits for any more, so that it signs nobody in. True if there was
 * one.
 */
export const dropExchange = (): AppThunk<boolean> => (_dispatch, _getState, services) => {
  const isDropped = underWay.delete(services);
  if (isDropped) services.renewClient();
  return isDropped;
};

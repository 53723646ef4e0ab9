import { challengeOf } from './hashing';
import type { Project } from './project';
import { invalid, Refusal, UnhandledFailure } from './refusal';
import type { Flow, User } from './rows';

export type Challenge = Flow['challenge'];

/** A challenge as it was sent. The server looks at its method only when a flow is about to begin. */
export interface SentChallenge {
  value: string;
  method: string;
}

/** How long a flow's code can be exchanged, in microseconds. */
const lifetime = 5 * 60 * 1_000_000;

/** Checks the pair of challenge and method; null if neither is given. */
export function checkChallenge(value: string, method: string): SentChallenge | null {
  if (value === '' && method === '') return null;
  if (value === '' || method === '')
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  const length = new TextEncoder().encode(value).length;
  if (length < 43 || length > 128) throw invalid('code challenge has to be between 43 and 128 characters');
  if (!/^[a-zA-Z0-9._~-]+$/.test(value)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  return { value, method };
}

/** The challenge, if its method is one that the server knows. */
export function readChallenge({ value, method }: SentChallenge): Challenge | null {
  const name = method.toLowerCase();
  return name === 's256' || name === 'plain' ? { value, method: name } : null;
}

/** A flow for a mail that is about to go out, not stored yet. */
export function buildFlow({ random, clock }: Project, user: User, method: string, sent: SentChallenge): Flow {
  const challenge = readChallenge(sent);
  if (!challenge) throw new UnhandledFailure();
  return {
    authCode: random.uuid(),
    userId: user.id,
    method,
    challenge,
    createdAt: clock.now(),
    issuedAt: null,
    provider: null,
  };
}

/** Issues the code that a followed link hands to the browser. Must be called before the link is used up. */
export function issueCode(project: Project, user: User, method: string): string {
  const flow = project.tables.newestFlow(user, method);
  if (!flow) {
    const text = 'No associated flow state found. 422: No valid flow state found for user.';
    throw new Refusal(400, 'flow_state_not_found', text);
  }
  flow.issuedAt = project.clock.now();
  return flow.authCode;
}

/** Exchanges a code for its flow, if the verifier proves that the flow began in this browser. Uses the code up. */
export function redeemCode(project: Project, authCode: string, verifier: string): { flow: Flow; user: User } {
  if (authCode === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const flow = project.tables.flow(authCode);
  const user = flow && project.tables.users.get(flow.userId);
  if (!flow || !user) {
    throw new Refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  const start = flow.method === 'magiclink' ? (flow.issuedAt ?? flow.createdAt) : flow.createdAt;
  if (project.clock.now() - start > lifetime) {
    throw new Refusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const proof = flow.challenge.method === 's256' ? challengeOf(verifier) : verifier;
  if (proof !== flow.challenge.value) {
    const text = 'code challenge does not match previously saved code verifier';
    throw new Refusal(400, 'bad_code_verifier', text);
  }
  project.tables.removeFlow(flow);
  return { flow, user };
}

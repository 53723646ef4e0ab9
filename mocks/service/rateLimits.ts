import type { Project } from './project';
import { Refusal } from './refusal';
import { takeToken, type TokenBucket } from './tokenBucket';

export type LimitedRoute =
  'token' | 'web3' | 'signup' | 'anonymous' | 'otp' | 'magiclink' | 'recover' | 'resend' | 'user' | 'verify';

const capacity = 30;
const refills: Readonly<Record<LimitedRoute, TokenBucket['refill']>> = {
  token: { tokens: 150, seconds: 300 },
  web3: { tokens: 30, seconds: 300 },
  signup: { tokens: 30, seconds: 300 },
  anonymous: { tokens: 30, seconds: 3600 },
  otp: { tokens: 30, seconds: 300 },
  magiclink: { tokens: 30, seconds: 300 },
  recover: { tokens: 30, seconds: 300 },
  resend: { tokens: 30, seconds: 300 },
  user: { tokens: 30, seconds: 300 },
  verify: { tokens: 30, seconds: 300 },
};

/** Takes a request out of an address's bucket. Without an address, as without a gateway, nothing is counted. */
export function takeRequest(project: Project, route: LimitedRoute, address: string | null): void {
  if (!project.settings.perAddressLimits || address === null) return;
  if (takeToken(project, { key: `${route}:${address}`, capacity, refill: refills[route] })) return;
  throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
}

import type { Project } from './project';
import { Refusal } from './refusal';

export type LimitedRoute =
  'token' | 'web3' | 'signup' | 'anonymous' | 'otp' | 'magiclink' | 'recover' | 'resend' | 'user' | 'verify';

const capacity = 30;
/** How many requests are added to a bucket in how many seconds. */
const refills: Readonly<Record<LimitedRoute, { requests: number; seconds: number }>> = {
  token: { requests: 150, seconds: 300 },
  web3: { requests: 30, seconds: 300 },
  signup: { requests: 30, seconds: 300 },
  anonymous: { requests: 30, seconds: 3600 },
  otp: { requests: 30, seconds: 300 },
  magiclink: { requests: 30, seconds: 300 },
  recover: { requests: 30, seconds: 300 },
  resend: { requests: 30, seconds: 300 },
  user: { requests: 30, seconds: 300 },
  verify: { requests: 30, seconds: 300 },
};

/** Takes a request out of an address's bucket. Without an address, as without a gateway, nothing is counted. */
export function takeRequest(project: Project, route: LimitedRoute, address: string | null): void {
  if (!project.settings.perAddressLimits || address === null) return;
  const { buckets } = project.tables;
  const key = `${route}:${address}`;
  const now = project.clock.now();
  const bucket = buckets.get(key) ?? { tokens: capacity, filledAt: now };
  const { requests, seconds } = refills[route];
  const tokens = Math.min(
    capacity,
    bucket.tokens + (Math.max(0, now - bucket.filledAt) / (seconds * 1_000_000)) * requests,
  );
  if (tokens < 1) throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  buckets.set(key, { tokens: tokens - 1, filledAt: now });
}

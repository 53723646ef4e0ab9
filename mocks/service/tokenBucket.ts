import type { Project } from './project';

export interface TokenBucket {
  /** Its entry in the table of buckets. */
  key: string;
  capacity: number;
  /** How many tokens are added in how many seconds. */
  refill: { tokens: number; seconds: number };
}

/** Takes one token out of a bucket, which is full at first. False if it is empty. */
export function takeToken({ tables, clock }: Project, { key, capacity, refill }: TokenBucket): boolean {
  const now = clock.now();
  const bucket = tables.buckets.get(key) ?? { tokens: capacity, filledAt: now };
  // The clock may have been set back.
  const elapsed = Math.max(0, now - bucket.filledAt);
  const added = (elapsed / (refill.seconds * 1_000_000)) * refill.tokens;
  const tokens = Math.min(capacity, bucket.tokens + added);
  if (tokens < 1) return false;
  tables.buckets.set(key, { tokens: tokens - 1, filledAt: now });
  return true;
}

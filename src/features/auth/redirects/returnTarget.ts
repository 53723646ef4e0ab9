import * as v from 'valibot';
import { paths, planParameter } from '@/paths';
import { maybe, readAs } from '@/ui/readUnknown';

/** Only a base to resolve addresses against: those that leave it are refused. */
const ownOrigin = 'https://own.invalid';
const longestTarget = 2048;
// Spaces, control characters and backslashes are read differently by different parsers of addresses.
const trickCharacters = /[\s\p{Cc}\\]/u;
const authPages: ReadonlySet<string> = new Set([
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
]);

/** Whether a page is one of the sign-in pages, which pass the remembered place on to one another. */
export const isAuthPage = (pathname: string): boolean =>
  authPages.has(pathname.toLowerCase().replace(/\/+$/, ''));

/** Where to go after signing in: a page of this site that is not itself a sign-in page, or undefined. */
export function acceptReturnTarget(target: unknown): string | undefined {
  if (typeof target !== 'string' || target.length === 0 || target.length > longestTarget) return undefined;
  if (trickCharacters.test(target) || !/^\/(?!\/)/.test(target) || !URL.canParse(target, ownOrigin)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(target, ownOrigin);
  if (origin !== ownOrigin || pathname.startsWith('//')) return undefined;
  if (isAuthPage(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}

/** The same, with the dashboard for everything that is not accepted. */
export const safeReturnTo = (target: unknown): string => acceptReturnTarget(target) ?? paths.dashboard;

/** The same target without the plan that somebody else has chosen. */
export function withoutPlan(target: string | undefined): string | undefined {
  if (target === undefined || !URL.canParse(target, ownOrigin)) return target;
  const { pathname, searchParams, hash } = new URL(target, ownOrigin);
  if (pathname !== paths.dashboard || !searchParams.has(planParameter)) return target;
  searchParams.delete(planParameter);
  const search = searchParams.toString();
  return `${pathname}${search && `?${search}`}${hash}`;
}

/** Why someone was sent to the login page. */
export type LoginReason = 'protected' | 'ended';

/** Router state of a visit to the login or sign-up page. It never appears in the address. */
export interface RememberedPlace {
  from?: string;
  /** The course whose Enroll Now button was pressed. */
  enrollTitle?: string;
  /** The query of the catalogue in which it was found. */
  catalogue?: string;
  reason?: LoginReason;
  /** The account whose session has ended there. */
  userId?: string;
}

/** Router state that makes the login page lead back to `path`. */
export function rememberPlace({
  path,
  enrollTitle,
  catalogue,
  reason,
  userId,
}: {
  path: string;
  enrollTitle?: string;
  catalogue?: string | undefined;
  reason?: LoginReason;
  userId?: string | null;
}): RememberedPlace {
  return {
    from: path,
    ...(enrollTitle !== undefined && { enrollTitle }),
    ...(catalogue !== undefined && { catalogue }),
    ...(reason && { reason }),
    ...(typeof userId === 'string' && { userId }),
  };
}

const rememberedPlace = v.object({
  from: maybe(v.string()),
  enrollTitle: maybe(v.string()),
  catalogue: maybe(v.string()),
  reason: maybe(v.picklist(['protected', 'ended'])),
  userId: maybe(v.string()),
});

/** Reads a visit's router state; what is not well formed, or leads elsewhere, is left out. */
export function readRememberedPlace(state: unknown): RememberedPlace {
  const { from: target, enrollTitle, catalogue, reason, userId } = readAs(rememberedPlace, state) ?? {};
  const from = acceptReturnTarget(target);
  return {
    ...(from !== undefined && { from }),
    ...(enrollTitle !== undefined && { enrollTitle: enrollTitle.slice(0, 200) }),
    ...(catalogue !== undefined && { catalogue }),
    ...(reason && { reason }),
    ...(userId !== undefined && { userId }),
  };
}

/** The same for a visit with a chosen plan: without another place, it leads to the dashboard, which shows the plan. */
export const readPlaceWithPlan = (slug: string, state: unknown): RememberedPlace => ({
  from: paths.dashboardWithPlan(slug),
  ...readRememberedPlace(state),
});

/** The address of sign-up on the way to `from`, with the plan if `from` is the dashboard with one. */
export function signupOnTheWayTo(from: string | undefined): string {
  if (!from?.startsWith(`${paths.dashboard}?${planParameter}=`)) return paths.signup;
  return `${paths.signup}${from.slice(paths.dashboard.length)}`;
}

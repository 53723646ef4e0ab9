import * as v from 'valibot';
import { paths, pricePlanParameter } from '@/paths';
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
  if (pathname !== paths.dashboard || !searchParams.has(pricePlanParameter)) return target;
  searchParams.delete(pricePlanParameter);
  const search = searchParams.toString();
  return `${pathname}${search && `?${search}`}${hash}`;
}

const rememberedPlace = v.object({
  /** The page that they come back to. */
  from: maybe(v.string()),
  /** The course whose Enroll Now button was pressed. */
  enrollTitle: maybe(v.string()),
  /** The query of the catalogue in which it was found. */
  catalogue: maybe(v.string()),
  /** Why they were sent to sign in. */
  reason: maybe(v.picklist(['protected', 'ended'])),
  /** The account whose session has ended there. */
  userId: maybe(v.string()),
});

/** Router state of a visit to the login or sign-up page. It never appears in the address. */
export type RememberedPlace = v.InferInput<typeof rememberedPlace>;

/** Reads a visit's router state; what is not well formed, or leads elsewhere, is left out. */
export function readRememberedPlace(state: unknown): RememberedPlace {
  const place = readAs(rememberedPlace, state) ?? {};
  return { ...place, from: acceptReturnTarget(place.from), enrollTitle: place.enrollTitle?.slice(0, 200) };
}

/** The same for a visit with a chosen plan: without another place, it leads to the dashboard, which shows the plan. */
export function readPlaceWithPlan(slug: string, state: unknown): RememberedPlace {
  const place = readRememberedPlace(state);
  return { ...place, from: place.from ?? paths.dashboardWithPlan(slug) };
}

/** The address of sign-up on the way to `from`, with the plan if `from` is the dashboard with one. */
export function signupOnTheWayTo(from: string | undefined): string {
  if (!from?.startsWith(`${paths.dashboard}?${pricePlanParameter}=`)) return paths.signup;
  return `${paths.signup}${from.slice(paths.dashboard.length)}`;
}

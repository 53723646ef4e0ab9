import { createHash } from 'node:crypto';
import { pictureOrigins } from '../src/ui/art/pictureHosts.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the headers depend on. */
export interface Delivery {
  /** Address of the backend, or its path on the site itself; undefined while none is configured. */
  backendUrl: string | undefined;
  /** The same for the address that takes error reports. */
  reportsUrl?: string | undefined;
  /** Hashes, as `cspHash` writes them, of the scripts and styles that stand inside the pages. */
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
  /** The demo answers from a service worker of its own, and needs a policy to register it. */
  isDemo?: boolean;
}

/** The source expression that lets exactly this inline text through a Content-Security-Policy. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Emotion fills empty style elements through the CSSOM, which a policy does not govern; the elements
 * themselves are let in by the hash of nothing.
 */
const emptyStyle = cspHash('');

/** The one Trusted Types policy; `src/registerServiceWorker.ts` registers the service worker through it. */
const trustedTypesPolicy = 'service-worker';

/**
 * The demo has another. The library that registers the emulator's worker knows nothing of Trusted Types, so
 * `mocks/browser.ts` speaks for it through the policy that is asked about plain strings.
 */
const trustedTypesPolicyOfDemo = 'default';

export function contentSecurityPolicy(delivery: Delivery): string {
  const { backendUrl, reportsUrl, inlineScripts = [], inlineStyles = [], isDemo = false } = delivery;
  const elsewhere = [backendUrl, reportsUrl]
    .filter((url) => url !== undefined)
    // A path is our own site; of what is no address the page itself complains.
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineScripts],
    ['style-src', "'self'", ...new Set([emptyStyle, ...inlineStyles])],
    ['img-src', "'self'", 'data:', ...pictureOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set(elsewhere)],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    // The search fields of prerendered pages work before any script does, by a plain GET to ourselves.
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trustedTypesPolicy, ...(isDemo ? [trustedTypesPolicyOfDemo] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Sent with every answer of the site. */
export function securityHeaders(delivery: Delivery): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(delivery),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self)',
  };
}

const onlyForDocuments = new Set([
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
]);

/** Scripts, styles and fonts need none of what rules a document, which is most of the bytes. */
export const assetHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !onlyForDocuments.has(name)));

/** Files under `/assets/` carry a hash of their content in their name; everything else may change. */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const;

import { createHash } from 'node:crypto';
import { pictureOrigins } from '../src/ui/art/pictureHosts.ts';

export type Headers = Readonly<Record<string, string>>;

/** What the headers depend on. */
export interface Delivery {
  /** Address of the backend, or its path on the site itself; undefined while none is configured. */
  backendUrl: string | undefined;
  /** The same for the address that takes error reports. */
  reportsUrl?: string | undefined;
  /** Hashes, as `cspHash` writes them, of the inline scripts and styles of the pages. */
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
  /** The demo is answered by its own service worker, and needs a policy to register it. */
  isDemo?: boolean;
}

/** The source expression that allows exactly this inline text in a Content-Security-Policy. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Emotion fills empty style elements through the CSSOM, which no policy restricts; the elements themselves are
 * allowed by the hash of an empty text.
 */
const emptyStyle = cspHash('');

/** The one Trusted Types policy; `src/registerServiceWorker.ts` registers the service worker through it. */
const trustedTypesPolicy = 'service-worker';

/**
 * The demo's policy. The library that registers the emulator's worker does not support Trusted Types, so
 * `mocks/browser.ts` defines the default policy, which browsers apply to plain strings.
 */
const trustedTypesPolicyOfDemo = 'default';

export function contentSecurityPolicy(delivery: Delivery): string {
  const { backendUrl, reportsUrl, inlineScripts = [], inlineStyles = [], isDemo = false } = delivery;
  const elsewhere = [backendUrl, reportsUrl]
    .filter((url) => url !== undefined)
    // A path is our own site; the page itself reports an invalid address.
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
    // The search fields of prerendered pages work before any script runs, by a plain GET to our own site.
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trustedTypesPolicy, ...(isDemo ? [trustedTypesPolicyOfDemo] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The headers of every answer. */
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

/** The headers for scripts, styles and fonts: without those for documents, which are most of the bytes. */
export const assetHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !onlyForDocuments.has(name)));

/** Files under `/assets/` carry a hash of their content in their name; everything else may change. */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const;

import { createHash } from 'node:crypto';
import { safePicture } from '@/ui/art/safePicture';
import { headersFile, nginxFile, redirectsFile, vercelFile } from './hostFiles.ts';
import { inlineHashesOf } from './inlineHashes.ts';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

const backendUrl = 'https://project.supabase.co/some/path';
const policy = (isDemo = false) =>
  new Map(
    contentSecurityPolicy({ backendUrl, isDemo, inlineScripts: ["'sha256-script'"] })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy denies by default', () => {
  expect(policy().get('default-src')).toEqual(["'none'"]);
  expect(policy().get('base-uri')).toEqual(["'none'"]);
  expect(policy().get('form-action')).toEqual(["'self'"]);
});

test('no directive allows anything unsafe, a wildcard or plain http', () => {
  expect(contentSecurityPolicy({ backendUrl })).not.toMatch(/unsafe-|\*|http:/);
});

test('scripts come from the site itself or match a hash', () => {
  expect(policy().get('script-src')).toEqual(["'self'", "'sha256-script'"]);
});

test('empty style elements are allowed, because MUI fills them through the CSSOM', () => {
  expect(policy().get('style-src')).toEqual(["'self'", sha256('')]);
});

test('without an address for error reports, requests reach only the site and the configured backend', () => {
  expect(policy().get('connect-src')).toEqual(["'self'", 'https://project.supabase.co']);
});

test('pictures come from the site, from data URLs and from the two sign-in providers', () => {
  expect(policy().get('img-src')).toEqual([
    "'self'",
    'data:',
    'https://lh3.googleusercontent.com',
    'https://avatars.githubusercontent.com',
  ]);
});

test('the app requests no avatar that the policy would block', () => {
  for (const origin of policy().get('img-src')?.slice(2) ?? []) {
    expect(safePicture(`${origin}/me`)).toBe(`${origin}/me`);
  }
  expect(safePicture('https://project.supabase.co/me')).toBeUndefined();
});

test('a build without a backend connects only to itself', () => {
  expect(contentSecurityPolicy({ backendUrl: undefined })).toContain("connect-src 'self';");
  expect(contentSecurityPolicy({ backendUrl: '/supabase' })).toContain("connect-src 'self';");
});

test('error reports may go to the address that the build names', () => {
  const reportsUrl = 'https://errors.example/report';
  expect(contentSecurityPolicy({ backendUrl: '/supabase', reportsUrl })).toContain(
    "connect-src 'self' https://errors.example;",
  );
  expect(contentSecurityPolicy({ backendUrl: '/supabase', reportsUrl: 'errors' })).toContain(
    "connect-src 'self';",
  );
});

test('no page can be framed', () => {
  expect(policy().get('frame-ancestors')).toEqual(["'none'"]);
  expect(securityHeaders({ backendUrl })['X-Frame-Options']).toBe('DENY');
});

test('Trusted Types are enforced, with one policy for the service worker', () => {
  expect(policy().get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy().get('trusted-types')).toEqual(['service-worker']);
});

test('the demo is equally strict, except for the policy that registers its own worker', () => {
  expect(policy(true).get('trusted-types')).toEqual(['service-worker', 'default']);
  expect([...policy(true)].filter(([name]) => name !== 'trusted-types')).toEqual(
    [...policy()].filter(([name]) => name !== 'trusted-types'),
  );
});

test('the other headers enforce https, declared types, short referrers and isolation', () => {
  expect(securityHeaders({ backendUrl })).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('each inline script and style is hashed once; data blocks and linked scripts are not', () => {
  const page =
    '<script>boot()</script><script type="application/ld+json">{"a":1}</script>' +
    '<script type="module" src="/assets/main.js"></script><style data-emotion="css a">p{color:red}</style>';
  expect(inlineHashesOf([page, page])).toEqual({
    inlineScripts: [sha256('boot()')],
    inlineStyles: [sha256('p{color:red}')],
  });
});

test('a page is parsed as browsers parse it: text and comments are no elements, odd spellings are', () => {
  const page =
    '<!-- <script>comment()</script> --><p title="<style>">&lt;script>words()&lt;/script></p>' +
    "<SCRIPT data-a='>'>odd()</SCRIPT ><textarea><script>typed()</script></textarea>";
  expect(inlineHashesOf([page])).toEqual({ inlineScripts: [sha256('odd()')], inlineStyles: [] });
});

test('the host files carry every header and keep hashed files for a year', () => {
  const headers = securityHeaders({ backendUrl });
  for (const file of [headersFile(headers), nginxFile(headers), vercelFile(headers)]) {
    for (const name of Object.keys(headers)) expect(file).toContain(name);
    expect(file).toContain('public, max-age=31536000, immutable');
  }
});

test("on Vercel a missing asset, which is answered with a page, has a page's headers", () => {
  const { headers } = JSON.parse(vercelFile(securityHeaders({ backendUrl })));
  const ofAsset = headers.filter(({ source }: { source: string }) =>
    new RegExp(`^${source}$`).test('/assets/gone-1.js'),
  );
  const names = ofAsset.flatMap((rule: { headers: { key: string }[] }) => rule.headers.map(({ key }) => key));
  expect(names).toEqual(
    expect.arrayContaining(['Content-Security-Policy', 'X-Frame-Options', 'Cache-Control']),
  );
});

test('no header appears in two blocks of _headers, where a host would join the values', () => {
  const names = headersFile(securityHeaders({ backendUrl })).match(/^ {2}[\w-]+(?=:)/gm) ?? [];
  expect(new Set(names).size).toBe(names.length);
});

test('a missing asset is answered with a 404', () => {
  expect(redirectsFile()).toBe('/assets/* /404.html 404\n');
});

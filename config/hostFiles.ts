import { paths, patterns } from '../src/paths.ts';
import { assetHeaders, cacheControl, type Headers } from './securityHeaders.ts';

const { certificateCheck } = paths;

const indented = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. Cloudflare combines all blocks that match an address, so no header is
 * in two of them. Without a rule both hosts have HTML revalidated every time.
 */
export const headersFile = (headers: Headers): string =>
  `/*\n${indented(headers, (name, value) => `  ${name}: ${value}`)}\n\n/assets/*\n  Cache-Control: ${cacheControl.assets}\n`;

interface Site {
  /**
   * Certificates are created after the site was built: the address of each is answered with the page that asks the
   * service about its code.
   */
  hasCertificates?: boolean;
}

/**
 * `_redirects` of Netlify. Pages are found by their name (`/courses` is `courses.html`) and `404.html` answers
 * everything else; a missing chunk of an older release must be a 404 too, never a page.
 */
export const redirectsFile = ({ hasCertificates = false }: Site = {}): string =>
  `${hasCertificates ? `${certificateCheck}/* ${certificateCheck} 200\n` : ''}/assets/* /404.html 404\n`;

const certificatesLocation = `location ${certificateCheck}/ {
  try_files ${certificateCheck}.html =404;
}

`;

export const nginxFile = (
  headers: Headers,
  { hasCertificates = false }: Site = {},
): string => `root /var/www/ai-club;
error_page 404 /404.html;
${indented(headers, (name, value) => `add_header ${name} "${value}" always;`)}
add_header Cache-Control "${cacheControl.others}" always;

location / {
  try_files $uri $uri.html $uri/index.html =404;
}

${hasCertificates ? certificatesLocation : ''}# add_header is not inherited once a location has its own.
location /assets/ {
${indented(assetHeaders(headers), (name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control "${cacheControl.assets}";
  try_files $uri =404;
}
`;

const asList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

export function vercelFile(headers: Headers, { hasCertificates = false }: Site = {}): string {
  const rules = {
    cleanUrls: true,
    trailingSlash: false,
    ...(hasCertificates && {
      rewrites: [{ source: patterns.certificate, destination: certificateCheck }],
    }),
    // A missing asset is answered with a page, to which the rules of the asset's address apply.
    headers: [
      { source: '/(.*)', headers: asList(headers) },
      { source: '/assets/(.*)', headers: asList({ 'Cache-Control': cacheControl.assets }) },
    ],
  };
  return `${JSON.stringify(rules, undefined, 2)}\n`;
}

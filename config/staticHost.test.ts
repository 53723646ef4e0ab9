import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxFile, redirectsFile, vercelFile } from './hostFiles';
import { securityHeaders } from './securityHeaders';
import { staticHost } from './staticHost';

const headers = securityHeaders({ backendUrl: undefined });
const root = mkdtempSync(path.join(tmpdir(), 'static-host-'));
const serve = staticHost({ root, headers });
const server = createServer((asked, response) => {
  serve(asked, response).catch(() => response.writeHead(500).end());
});
let port = 0;

beforeAll(async () => {
  for (const name of ['index', 'courses', '404']) writeFileSync(path.join(root, `${name}.html`), name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

/**
 * Requests an address exactly as written; clients normalize it first. Over a plain connection, because in tests the
 * emulator answers the requests of Node's client.
 */
function ask(address: string) {
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    let answer = '';
    const connection = connect(port, '127.0.0.1', () => {
      connection.write(`HEAD ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    connection.setEncoding('latin1');
    connection.on('data', (part) => {
      answer += part.toString();
    });
    connection.on('error', reject);
    connection.on('end', () => {
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
        location: /^location: (.*)$/im.exec(answer)?.[1]?.trim(),
      });
    });
  });
}

test('a page is found with and without a slash at the end', async () => {
  expect(await ask('/')).toEqual({ status: 200, location: undefined });
  expect(await ask('/courses?level=advanced')).toEqual({ status: 200, location: undefined });
  expect(await ask('/courses/?level=advanced')).toEqual({ status: 308, location: '/courses?level=advanced' });
});

test.each([
  '/%2Fevil.example/',
  '/%2f%2fevil.example//',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%5C%5Cevil.example/',
  '/%09/evil.example/',
  '/.//evil.example/',
  '/courses/..//evil.example/',
  'http://evil.example//evil.example/',
])('%s redirects to no other site', async (address) => {
  const { location = '' } = await ask(address);
  expect(new URL(location, 'https://aiclub.example').origin).toBe('https://aiclub.example');
});

test.each([
  ['/%E2%82%AC/', '/%E2%82%AC'],
  ['/%E0%A4%A/', '/%E0%A4%A'],
  ['/%/', '/%'],
  ['/%0d%0aSet-Cookie:a=b/', '/%0d%0aSet-Cookie:a=b'],
])('the slash is removed from %s and nothing else changes', async (address, location) => {
  expect(await ask(address)).toEqual({ status: 308, location });
});

test.each([
  '/%E2%82%AC',
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/%0d%0ax/courses',
  '/%09//x:y',
  '//evil.example',
  '//',
  '/../../etc/passwd',
  '/..%2F..%2Fetc%2Fpasswd',
  'http://[/',
])('%s is answered with a page, a redirect or a 404', async (address) => {
  expect([200, 308, 404]).toContain((await ask(address)).status);
});

test('no host file redirects to an address taken from the request', () => {
  expect(redirectsFile({ hasCertificates: true })).not.toMatch(/ 30\d\b|:splat/);
  expect(nginxFile(headers)).not.toMatch(/return 30\d|rewrite|\$request_uri/);
  expect(JSON.parse(vercelFile(headers))).not.toHaveProperty('redirects');
});

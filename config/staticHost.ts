import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { inlineHashesIn } from './inlineHashes.ts';
import {
  assetHeaders,
  cacheControl,
  type Delivery,
  type Headers,
  securityHeaders,
} from './securityHeaders.ts';

const compress = promisify(brotliCompress);

const mediaTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);
const alreadySmall = new Set(['.png', '.webp', '.woff2']);

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** The file for an address, looked up as by Netlify, Cloudflare Pages and the nginx example. */
async function findFile(root: string, pathname: string): Promise<string | undefined> {
  const path = join(root, normalize(pathname));
  const candidates = pathname === '/' ? [join(root, 'index.html')] : [path, `${path}.html`];
  if (/^\/certificate\/[^/]+$/.test(pathname)) candidates.push(join(root, 'certificate.html'));
  for (const candidate of candidates) if (await isFile(candidate)) return candidate;
  return undefined;
}

/** The address as it was sent; what looks like another host (`//evil.example`) is treated as a path. */
function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  const own = 'http://localhost';
  const address = url.startsWith('/') ? `${own}${url}` : url;
  return URL.canParse(address, own) ? new URL(address, own) : undefined;
}

/** Undefined if it is not percent-encoded UTF-8. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * The address without the slashes at its end. Still encoded, so that no part of it is decoded twice, and with one
 * slash at the beginning, because two would mean another site.
 */
const withoutSlashes = ({ pathname, search }: URL): string =>
  `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;

/**
 * Serves a finished build as a static host does: Brotli, the product's headers, a page by its name, and `404.html`
 * with status 404 for everything else.
 */
export function staticHost({ root, headers }: { root: string; headers: Headers }) {
  const forAssets = assetHeaders(headers);
  const compressed = new Map<string, Promise<Buffer>>();

  const bodyOf = (file: string): Promise<Buffer> => {
    if (alreadySmall.has(extname(file))) return readFile(file);
    const known = compressed.get(file);
    if (known) return known;
    const body = readFile(file).then((content) =>
      compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    compressed.set(file, body);
    return body;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = addressOf(request);
    if (address && address.pathname.length > 1 && address.pathname.endsWith('/')) {
      response.writeHead(308, { Location: withoutSlashes(address) }).end();
      return;
    }
    const pathname = address && decoded(address.pathname);
    const found = pathname === undefined ? undefined : await findFile(root, pathname);
    const isAsset = pathname?.startsWith('/assets/') ?? false;
    if (found === undefined && isAsset) {
      response.writeHead(404, { ...forAssets, 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const file = found ?? join(root, '404.html');
    const type = extname(file);
    response.writeHead(found === undefined ? 404 : 200, {
      ...(isAsset ? forAssets : headers),
      'Cache-Control': isAsset ? cacheControl.assets : cacheControl.others,
      'Content-Type': mediaTypes.get(type) ?? 'application/octet-stream',
      ...(!alreadySmall.has(type) && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    });
    response.end(request.method === 'HEAD' ? undefined : await bodyOf(file));
  };
}

/** `vite preview` behaves like the host the site will be published on. */
export function previewAsHost(delivery: Delivery): Plugin {
  return {
    name: 'preview-as-host',
    async configurePreviewServer({ config, middlewares }) {
      const root = resolve(config.root, config.build.outDir);
      // The build may have been made in another mode than the preview's.
      const isDemo = await isFile(join(root, 'mockServiceWorker.js'));
      const headers = securityHeaders({ ...delivery, isDemo, ...(await inlineHashesIn(root)) });
      const serve = staticHost({ root, headers });
      middlewares.use((request, response, fail) => {
        serve(request, response).catch(fail);
      });
    },
  };
}

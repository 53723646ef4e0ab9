import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Pictures from './pictures';
import type * as SiteFiles from './siteFiles';

const root = new URL('..', import.meta.url);
const inRoot = (path: string): string => fileURLToPath(new URL(path, root));

/** The generators read the product's own data and art, so they are loaded the way the product is. */
async function load<T>(module: string): Promise<T> {
  const { module: loaded } = await runnerImport<T>(inRoot(module), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': inRoot('src') } },
  });
  return loaded;
}

interface Site {
  siteUrl: string;
  /** Learning is on, so there are lessons that everyone may read. */
  hasLessons: boolean;
}

async function generators({ siteUrl, hasLessons }: Site) {
  const { siteFiles } = await load<typeof SiteFiles>('config/siteFiles.ts');
  const { pictures } = await load<typeof Pictures>('config/pictures.ts');
  const mark = await readFile(inRoot('public/favicon.svg'), 'utf8');
  return { files: siteFiles(siteUrl, { hasLessons }), pictures: pictures(mark) };
}

const mediaTypes = new Map([
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
  ['.webmanifest', 'application/manifest+json'],
  ['.png', 'image/png'],
]);

const mediaType = (name: string): string => mediaTypes.get(extname(name)) ?? 'text/html';

/**
 * Sitemap, robots, manifest, search description, icons and the pictures of shared links. Written into the build, and
 * served by the development server from the same generators.
 */
export function siteMetadata(site: Site): Plugin {
  return {
    name: 'site-metadata',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
        injectTo: 'head',
      },
      {
        tag: 'link',
        attrs: {
          rel: 'search',
          type: 'application/opensearchdescription+xml',
          title: 'AI Club',
          href: '/opensearch.xml',
        },
        injectTo: 'head',
      },
    ],
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { files, pictures } = await generators(site);
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      for (const [fileName, paint] of pictures) {
        this.emitFile({ type: 'asset', fileName, source: paint() });
      }
    },
    async configureServer({ middlewares }) {
      const { files, pictures } = await generators(site);
      middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1);
        const source = files.get(name) ?? files.get(`${name}.html`) ?? pictures.get(name)?.();
        if (source === undefined) next();
        else response.setHeader('Content-Type', mediaType(name)).end(source);
      });
    },
  };
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { paths } from '../src/paths.ts';
import type * as Renderer from '../src/prerender.tsx';
import { headersFile, nginxFile, redirectsFile, vercelFile } from './hostFiles.ts';
import { inlineHashesIn } from './inlineHashes.ts';
import { missingSettings } from './missingSettings.ts';
import { addOfflineCopyToDemo, buildOfflineCopy } from './offlineCopy.ts';
import { type Delivery, securityHeaders } from './securityHeaders.ts';
import { assemblePage, assembleShell, type Emitted, readHead } from './prerender/assemblePage.ts';
import { type InlineOptions, inlineScript } from './prerender/inlineScript.ts';
import { stylesOfPages } from './prerender/pageStyles.ts';
import { takeApart } from './prerender/takeApart.ts';

/** Per output folder, because builds for several hosts may run side by side. */
const cacheOf = ({ root, build: { outDir } }: ResolvedConfig): string =>
  join(root, 'node_modules/.cache/prerender', basename(outDir));

/** `/course/1` becomes `course/1.html`, so that hosts find it without a slash at the end. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

async function loadRenderer(config: ResolvedConfig): Promise<typeof Renderer> {
  const { root, mode, configFile } = config;
  const outDir = cacheOf(config);
  await build({
    root,
    mode,
    configFile: configFile ?? false,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  const renderer: typeof Renderer = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return renderer;
}

async function readEmitted(
  outDir: string,
  inline: Pick<Emitted, 'inlineScript' | 'withoutScript'>,
): Promise<Emitted> {
  const manifestFile = join(outDir, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(dirname(manifestFile), { recursive: true });
  return {
    head: readHead(await readFile(join(outDir, 'index.html'), 'utf8')),
    ...inline,
    manifest,
  };
}

interface PrerenderOptions {
  delivery: Delivery;
  /** The backend's key, if it is configured. */
  publishableKey: string | undefined;
  /** Where the site will be published, if that is configured. */
  siteUrl: string | undefined;
  inline: InlineOptions;
  /** Further addresses that are served the empty page. */
  shellPaths: readonly string[];
}

async function writePages(
  outDir: string,
  emitted: Emitted,
  {
    renderer,
    isDemo,
    shellPaths,
  }: { renderer: typeof Renderer; isDemo: boolean; shellPaths: readonly string[] },
): Promise<void> {
  const { knownPaths, renderPage } = renderer;
  const save = async (path: string, html: string) => {
    const file = join(outDir, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  const drawn = [...knownPaths.prerendered, ...knownPaths.unlisted];
  if (isDemo) {
    for (const path of drawn) await save(path, assembleShell(emitted, { path }));
  } else {
    const pages = [];
    for (const path of drawn) pages.push(takeApart(path, await renderPage(path)));
    const styles = stylesOfPages(pages);
    for (const page of pages) await save(page.path, assemblePage(emitted, page, styles));
  }
  for (const path of [...knownPaths.browserOnly, ...shellPaths])
    await save(path, assembleShell(emitted, { path, noIndex: true }));
  await save('/404', assembleShell(emitted, { noIndex: true }));
  await save('/app-shell', assembleShell(emitted));
}

/** Writes the configuration files for hosts. */
async function writeHostFiles(
  outDir: string,
  { delivery, hasCertificates }: { delivery: Delivery; hasCertificates: boolean },
): Promise<void> {
  const headers = securityHeaders({ ...delivery, ...(await inlineHashesIn(outDir)) });
  await writeFile(join(outDir, '_headers'), headersFile(headers));
  await writeFile(join(outDir, '_redirects'), redirectsFile({ hasCertificates }));
  const hosts = `${outDir}-hosts`;
  await mkdir(hosts, { recursive: true });
  await writeFile(join(hosts, 'nginx.conf'), nginxFile(headers, { hasCertificates }));
  await writeFile(join(hosts, 'vercel.json'), vercelFile(headers, { hasCertificates }));
}

/**
 * Turns the one page of a build into a file for every address: prerendered where possible, empty but ready to start
 * where only the browser knows what to show. Then writes the configuration files for hosts.
 */
export function prerender({
  delivery,
  publishableKey,
  siteUrl,
  inline,
  shellPaths,
}: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      const { backendUrl, isDemo = false } = delivery;
      const missing = missingSettings({ backendUrl, publishableKey, siteUrl, isDemo });
      for (const words of missing) this.warn(words);
    },
    async writeBundle() {
      const outDir = resolve(config.root, config.build.outDir);
      const renderer = await loadRenderer(config);
      const { withoutScript } = renderer;
      const emitted = await readEmitted(outDir, { inlineScript: await inlineScript(inline), withoutScript });
      const isDemo = delivery.isDemo ?? false;
      await writePages(outDir, emitted, { renderer, isDemo, shellPaths });
      await (isDemo ? addOfflineCopyToDemo : buildOfflineCopy)(config.root, outDir);
      const hasCertificates = renderer.knownPaths.browserOnly.includes(paths.certificateCheck);
      await writeHostFiles(outDir, { delivery, hasCertificates });
    },
  };
}

import { fileURLToPath } from 'node:url';
import { build, minify, type Plugin } from 'vite';
import { colorSchemeScript } from './colorSchemeScript.ts';

/** The aliases of the product's modules, and the constants that the build defines. */
export interface InlineOptions {
  alias: Record<string, string>;
  define: Record<string, string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script that is inlined in every page: MUI's for the colour scheme, and `src/boot/inline.ts`. */
export async function inlineScript({ alias, define }: InlineOptions): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    define,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: { entry: 'src/boot/inline.ts', formats: ['iife'], name: 'inline' },
    },
  });
  const [bundle] = [output].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('src/boot/inline.ts has no output');
  const { code } = await minify('colorScheme.js', colorSchemeScript());
  return `${code};${chunk.code.trim()}`;
}

/** Inlines the same script in the development server, whose page is not assembled. */
export function inlineScriptInDevelopment(options: InlineOptions): Plugin {
  return {
    name: 'inline-script',
    apply: 'serve',
    transformIndexHtml: async () => [
      { tag: 'script', children: await inlineScript(options), injectTo: 'head-prepend' },
    ],
  };
}

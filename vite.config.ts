import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chunks } from './config/chunks.ts';
import { siteMetadata } from './config/siteMetadata.ts';
import { dropMockWorker } from './config/dropMockWorker.ts';
import { loadingMessage } from './config/loadingMessage.ts';
import { inlineScriptInDevelopment } from './config/prerender/inlineScript.ts';
import { prerender } from './config/buildPages.ts';
import { exampleSiteUrl } from './config/missingSettings.ts';
import { startMessage } from './config/startMessage.ts';
import { previewAsHost } from './config/staticHost.ts';
import type { AppEnv } from './src/env.ts';

/** A path of this site, because links in mails are navigations: a service worker answers only those to its own site. */
const emulatorPath = '/mock-supabase';
const emulatorPages = ['verify', 'authorize', 'callback'].map((name) => `${emulatorPath}/auth/v1/${name}`);

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const configured = Boolean(env['VITE_SUPABASE_URL'] || env['VITE_SUPABASE_ANON_KEY']);
  // The development server without a configured project and the demo build answer from the emulator; a production
  // build never does.
  const useMocks = mode === 'demo' || (command === 'serve' && mode === 'development' && !configured);
  const appEnv: AppEnv = useMocks
    ? { supabaseUrl: emulatorPath, supabaseAnonKey: 'sb_publishable_mock' }
    : {
        supabaseUrl: env['VITE_SUPABASE_URL'] ?? '',
        supabaseAnonKey: env['VITE_SUPABASE_ANON_KEY'] ?? '',
        errorReports: env['VITE_ERROR_REPORTS'] || undefined,
      };

  const isLearningOn = useMocks || env['VITE_LEARNING'] === 'on';
  const givenSiteUrl = env['VITE_SITE_URL'] || undefined;
  const siteUrl = new URL(givenSiteUrl ?? exampleSiteUrl).origin;

  const delivery = {
    backendUrl: appEnv.supabaseUrl || undefined,
    reportsUrl: appEnv.errorReports,
    isDemo: useMocks,
  };

  const alias = {
    '@': fileURLToPath(new URL('./src', import.meta.url)),
    '@mocks': fileURLToPath(new URL('./mocks', import.meta.url)),
  };
  const define = {
    __APP_ENV__: JSON.stringify(appEnv),
    // All that the inline script of every page needs of it.
    '__APP_ENV__.supabaseUrl': JSON.stringify(appEnv.supabaseUrl),
    __SITE_URL__: JSON.stringify(siteUrl),
    __USE_MOCKS__: JSON.stringify(useMocks),
    __LEARNING__: JSON.stringify(isLearningOn),
    __SHOW_THEME__: JSON.stringify(command === 'serve' || mode === 'demo'),
  };

  return {
    plugins: [
      react(),
      inlineScriptInDevelopment({ alias, define }),
      loadingMessage(),
      siteMetadata({ siteUrl, hasLessons: isLearningOn }),
      dropMockWorker({ keep: useMocks }),
      prerender({
        delivery,
        publishableKey: appEnv.supabaseAnonKey || undefined,
        siteUrl: givenSiteUrl,
        inline: { alias, define },
        shellPaths: useMocks ? emulatorPages : [],
      }),
      previewAsHost(delivery),
      startMessage({ backend: useMocks ? undefined : appEnv.supabaseUrl }),
    ],
    resolve: { alias },
    define,
    server: {
      // Transformed before the browser asks for them: a third of the wait for the first page.
      warmup: {
        clientFiles: ['./src/main.tsx', './mocks/browser.ts', './src/pages/{home,courses}/*Page.tsx'],
      },
      // Builds lie in the project's folder; writing one must not reload the pages under development.
      watch: { ignored: ['**/dist/**', '**/dist-*/**'] },
    },
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      license: { fileName: 'licences.md' },
      // The emulator of the demo is one large script, and meant to be.
      chunkSizeWarningLimit: useMocks ? 1000 : 500,
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: chunks } },
    },
  };
});

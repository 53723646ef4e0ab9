import { spawnSync } from 'node:child_process';
import { build } from 'vite';
import { apiKey, backend } from '../faults/places';
import { testEnv } from '../../config/testEnv';

/** Builds the product as for a real project, with learning or without. */
export function buildProduct(folder: string, { hasLearning = false } = {}): void {
  const env = {
    ...process.env,
    ...testEnv,
    VITE_SUPABASE_URL: backend,
    VITE_SUPABASE_ANON_KEY: apiKey,
    ...(hasLearning && { VITE_LEARNING: 'on' }),
  };
  const command = ['vite', 'build', '--outDir', folder, '--logLevel', 'warn'];
  if (spawnSync('npx', command, { env, stdio: 'inherit' }).status !== 0) throw new Error('The build failed');
}

/** Builds the script that reads pages from inside, as one piece, because it has to run by itself there. */
export async function buildProbe(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: { entry: 'e2e/random/page/probe.ts', formats: ['iife'], name: 'probe' },
    },
  });
  const [output] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (output?.type !== 'chunk') throw new Error('The probe was not built');
  return output.code;
}

import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths';

/**
 * Measures an engine in one bundle, as the app and the commands run it: the TypeScript loader used here preserves every function's name,
 * which takes a third of the time in an engine that creates many.
 * @param file in this folder; it may not contain a path
 */
export async function bundled(file: 'loads' | 'plumbing'): Promise<unknown> {
  const outfile = join(ROOT, '.cache/bench', `${file}.mjs`);
  await build({
    entryPoints: [join(ROOT, 'scripts/bench', `${file}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

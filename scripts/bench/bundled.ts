import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths';

/**
 * Measures an engine in one bundle, as the app and the commands run it: the TypeScript loader used here keeps every function's name,
 * which costs an engine that creates many a third of its time.
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

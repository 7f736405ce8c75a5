import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths';

/**
 * A measure of an engine in one bundle, as the app and the commands run it: what loads TypeScript here keeps the name of every function,
 * which takes a third of the time of an engine that makes many.
 * @param file in this folder; it may name no path of its own
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

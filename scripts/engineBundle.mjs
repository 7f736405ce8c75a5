// Bundles an engine into one file that any Node can load; rebuilt when one of its files has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

/** `engine` is a folder in src with a `command.ts`; `name` is the name of the bundles' folder. Returns the path of the bundle. */
export async function engineBundle(engine, name) {
  const folder = join(ROOT, 'src', engine);
  const bundles = join(CACHE, name);
  const path = join(bundles, `${fingerprint()}.mjs`);
  if (existsSync(path)) return path;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'command.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  mkdirSync(bundles, { recursive: true });
  const own = join(bundles, `.${process.pid}.mjs`);
  writeFileSync(own, outputFiles[0].text);
  renameSync(own, path);
  for (const other of readdirSync(bundles))
    if (!other.startsWith('.') && other !== basename(path)) rmSync(join(bundles, other), { force: true });
  return path;
}

/** Covers every file that may go into the bundle, since engines share parts, and the installed npm packages. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [
    join(ROOT, 'package-lock.json'),
    ...sources(join(ROOT, 'src/domain')),
    ...sources(join(ROOT, 'src/demo/assistant')),
    ...sources(join(ROOT, 'src/lib')),
  ]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}:${mtimeMs}:${size};`);
  }
  return hash.digest('hex').slice(0, 16);
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'cases' ? [] : sources(path);
    return /\.test\.ts$/.test(entry.name) ? [] : [path];
  });
}

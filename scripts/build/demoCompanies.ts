import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { availableParallelism } from 'node:os';
import { TRADES } from '../../src/domain/trade/trades.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, '.cache/demo-companies');
/** What the companies are made by. */
const SOURCES = ['scripts/seed', 'scripts/demo', 'src/demo', 'src/domain', 'functions/src'];
const PUBLIC_PATH = /^\/(demo-data\/[\w/-]+\.(?:json|png))$/;
const MOST_PROCESSES = 4;
const run = promisify(execFile);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Changes with each file that the companies are made by. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((folder) => filesOf(join(ROOT, folder))).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash.update(relative(ROOT, path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

let recording: Promise<string> | undefined;

/** The folder with the recorded companies; recorded anew when something of theirs has changed. */
function recorded(): Promise<string> {
  return (recording ??= record().catch((error: unknown) => {
    recording = undefined;
    throw error;
  }));
}

async function record(): Promise<string> {
  const folder = join(CACHE, fingerprint());
  if (existsSync(join(folder, 'complete'))) return folder;
  rmSync(CACHE, { recursive: true, force: true });
  // Each process reads the functions and the seed once, which takes longer than a company.
  const processes = Array.from({ length: Math.min(availableParallelism(), MOST_PROCESSES) }, (_, nth) => nth);
  await Promise.all(
    processes.map((nth) => {
      const trades = TRADES.map(({ id }) => id).filter((_, index) => index % processes.length === nth);
      return run(process.execPath, [join(ROOT, 'scripts/demo/record.mjs'), folder, ...trades]);
    }),
  );
  writeFileSync(join(folder, 'complete'), '');
  return folder;
}

/** The demo's companies (`/demo-data/…`): recorded by the build, or when the development server is first asked for one. */
export const demoCompanies = (): Plugin => ({
  name: 'demo-companies',
  async generateBundle() {
    const folder = await recorded();
    for (const path of filesOf(join(folder, 'demo-data')))
      this.emitFile({ type: 'asset', fileName: relative(folder, path), source: readFileSync(path) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, file] = PUBLIC_PATH.exec(new URL(request.url ?? '/', 'http://localhost').pathname) ?? [];
      if (!file) {
        next();
        return;
      }
      recorded().then(
        (folder) => {
          const path = join(folder, file);
          if (!existsSync(path) || !statSync(path).isFile()) {
            next();
            return;
          }
          response.setHeader('content-type', file.endsWith('.json') ? 'application/json' : 'image/png');
          response.end(readFileSync(path));
        },
        (error: unknown) => next(error),
      );
    });
  },
});

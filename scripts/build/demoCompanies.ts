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
/** The code that generates the companies. */
const SOURCES = ['scripts/seed', 'scripts/demo', 'src/demo', 'src/domain', 'functions/src'];
const PUBLIC_PATH = /^\/(demo-data\/[\w/-]+\.(?:json|png))$/;
const MOST_PROCESSES = 4;
const run = promisify(execFile);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Changes with each file that the companies are generated from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((folder) => filesOf(join(ROOT, folder))).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash.update(relative(ROOT, path)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

let folderOnce: string | undefined;

/** Returns the folder for recordings by today's code; recordings by older code are deleted. */
function folder(): string {
  if (folderOnce) return folderOnce;
  folderOnce = join(CACHE, fingerprint());
  if (!existsSync(folderOnce)) rmSync(CACHE, { recursive: true, force: true });
  return folderOnce;
}

/** Returns the marker file of a company that is complete, including its pictures. */
const markOf = (trade: string): string => join(folder(), `complete-${trade}`);

const recordings = new Map<string, Promise<void>>();

/**
 * Records those of `trades` that aren't recorded yet, in one process that loads the functions and the seed once: that takes longer than a
 * company.
 */
async function record(trades: readonly string[]): Promise<void> {
  const missing = trades.filter((trade) => !recordings.has(trade) && !existsSync(markOf(trade)));
  if (missing.length > 0) {
    const made = run(process.execPath, [join(ROOT, 'scripts/demo/record.mjs'), folder(), ...missing]).then(() => {
      for (const trade of missing) writeFileSync(markOf(trade), '');
    });
    for (const trade of missing) recordings.set(trade, made);
    made.catch(() => missing.forEach((trade) => recordings.delete(trade)));
  }
  await Promise.all(trades.flatMap((trade) => recordings.get(trade) ?? []));
}

/**
 * Returns the trades whose companies a build includes: all, or those in FIELDWRIGHT_DEMO_TRADES (`hvac,plumbing`). A build that is only
 * tested needs one.
 * @throws {Error} for an unknown trade
 */
function tradesOfBuild(): string[] {
  const all: string[] = TRADES.map(({ id }) => id);
  const wanted = process.env['FIELDWRIGHT_DEMO_TRADES']?.split(',') ?? all;
  const unknown = wanted.find((id) => !all.includes(id));
  if (unknown !== undefined)
    throw new Error(`FIELDWRIGHT_DEMO_TRADES names "${unknown}"; there are ${all.join(', ')}.`);
  return wanted;
}

/** Records a build's companies, in as many processes as the machine has room for. */
async function recordAll(): Promise<void> {
  const trades = tradesOfBuild();
  const processes = Math.min(availableParallelism(), MOST_PROCESSES, trades.length);
  await Promise.all(
    Array.from({ length: processes }, (_, nth) => record(trades.filter((_id, index) => index % processes === nth))),
  );
}

/** Records the company that `file` belongs to. Pictures are shared by several: by then their companies are being recorded. */
async function recordFor(file: string): Promise<void> {
  const trade = TRADES.find(({ id }) => new RegExp(`^demo-data/${id}(-[a-z]+)?\\.json$`).test(file));
  if (trade) await record([trade.id]);
  else await Promise.all(recordings.values());
}

/**
 * Provides the demo's companies (`/demo-data/…`): recorded by the build, or one at a time when the development server is first asked for
 * one.
 */
export const demoCompanies = (): Plugin => ({
  name: 'demo-companies',
  async generateBundle() {
    await recordAll();
    for (const path of filesOf(join(folder(), 'demo-data')))
      this.emitFile({ type: 'asset', fileName: relative(folder(), path), source: readFileSync(path) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, file] = PUBLIC_PATH.exec(new URL(request.url ?? '/', 'http://localhost').pathname) ?? [];
      if (!file) {
        next();
        return;
      }
      recordFor(file).then(
        () => {
          const path = join(folder(), file);
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

import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { functionsByFile } from '../functions/areas.mjs';
import { median, type Figure } from './figures';
import { ROOT } from './paths';

const FOLDER = join(ROOT, 'functions');
const LIB = join(FOLDER, 'lib');
/** 1 500 before there were e-mails; nodemailer is 250 of it and the PDF's engine 950, both loaded only by who sends. */
const SIZE_LIMIT_KB = 3_600;
const IMPORT_LIMIT_MS = 300;
const RUNS = 3;

/**
 * What a process prints that imports the shipped entry as a deployed one does: milliseconds until the server would listen, and
 * until the function's own code is loaded, which a first call waits for.
 */
const IMPORT = `
const start = performance.now();
const [entry, area] = process.argv.slice(1);
await import(entry);
const listens = performance.now() - start;
await import(area);
console.log(JSON.stringify({ listens, ready: performance.now() - start }));`;

type ColdStart = { listens: number; ready: number };

/** Builds the functions and measures what is deployed, and how long cold starts take. */
export function measureFunctions(): Figure[] {
  execFileSync(process.execPath, [join(FOLDER, 'build.mjs')], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const bytes = files.reduce((sum, file) => sum + statSync(join(LIB, file)).size, 0);
  const areas = [...functionsByFile(FOLDER)];
  const all = areas.flatMap(([, functions]) => functions);
  const triggers = all.filter(({ from }) => from.startsWith('./reactions/'));
  // A function's start depends on its file alone.
  const starts = areas.map(([file, [first]]) => ({ file, ...coldStart(first?.name ?? '', file) }));
  const sorted = (kind: keyof ColdStart) => starts.toSorted((a, b) => a[kind] - b[kind]);
  const medianOf = (kind: keyof ColdStart) => median(sorted(kind).map((start) => start[kind]));
  const worst = (kind: keyof ColdStart) => sorted(kind).at(-1) ?? { file: '', listens: 0, ready: 0 };
  return [
    { what: 'Functions, all JavaScript that is deployed', figure: bytes / 1_000, unit: 'KB', limit: SIZE_LIMIT_KB },
    { what: 'Functions that are deployed', figure: all.length, unit: '' },
    { what: '… of them started by a write to the database', figure: triggers.length, unit: '' },
    { what: 'Cold import of a function, median', figure: medianOf('listens'), unit: 'ms', limit: IMPORT_LIMIT_MS },
    {
      what: `… of the slowest (${worst('listens').file})`,
      figure: worst('listens').listens,
      unit: 'ms',
      limit: IMPORT_LIMIT_MS,
    },
    { what: 'Cold start until its area is loaded, median', figure: medianOf('ready'), unit: 'ms' },
    { what: `… of the slowest (${worst('ready').file})`, figure: worst('ready').ready, unit: 'ms' },
  ];
}

/** Milliseconds, the medians of fresh processes. */
function coldStart(target: string, file: string): ColdStart {
  const paths = [join(LIB, 'index.js'), join(LIB, `${file}.js`)];
  const runs = Array.from(
    { length: RUNS },
    () =>
      JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '--eval', IMPORT, ...paths], {
          env: { ...process.env, FUNCTION_TARGET: target, K_SERVICE: target, GCLOUD_PROJECT: 'demo-fieldwright' },
          encoding: 'utf8',
        }),
      ) as ColdStart,
  );
  const medianOf = (kind: keyof ColdStart) => median(runs.map((run) => run[kind]).toSorted((a, b) => a - b));
  return { listens: medianOf('listens'), ready: medianOf('ready') };
}

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { functionsByFile } from '../functions/areas.mjs';
import { weighFunctions } from '../functions/weigh';
import { medianOf, type Figure } from './figures';
import { ROOT } from './paths';
import { functionFigures } from './weighFunctions';

const FOLDER = join(ROOT, 'functions');
const LIB = join(FOLDER, 'lib');
const COMPILED = join(ROOT, '.cache/compiled');
const IMPORT_LIMIT_MS = 300;
const RUNS = 5;
/** The others' times follow from their size: measuring sixty more areas would take a quarter of an hour. */
const TIMED = ['areas/onJobs', 'areas/onInvoices', 'areas/onSchedule', 'areas/billing', 'areas/team', 'areas/onTaxes'];

/**
 * Printed by a process that imports the shipped entry like a deployed one: milliseconds until the server would listen, until Google's
 * packages are loaded, which nearly every call needs, and until the function's own code is loaded, which a first call waits for.
 */
const IMPORT = `
const [entry, area] = process.argv.slice(1);
const start = performance.now();
const passed = () => performance.now() - start;
await import(entry);
const listens = passed();
for (const name of ['firebase-admin/firestore', 'firebase-admin/auth', 'firebase-functions/https', 'firebase-functions/firestore'])
  await import(name);
const google = passed() - listens;
await import(area);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ listens, google, ours: passed() - listens - google, processor: (user + system) / 1000 }));`;

type ColdStart = { listens: number; google: number; ours: number; processor: number };

/** Builds the functions and measures the deployed code, and how long cold starts take. */
export function measureFunctions(): Figure[] {
  execFileSync(process.execPath, [join(FOLDER, 'build.mjs')], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const files = functionsByFile(FOLDER);
  const all = [...files.values()].flat();
  const triggers = all.filter(({ from }) => from.startsWith('./reactions/'));
  const weights = new Map(weighFunctions(LIB).areas.map((weight) => [weight.area, weight]));
  return [
    ...functionFigures(LIB),
    { what: 'Functions that are deployed', figure: all.length, unit: '' },
    { what: '… of them started by a write to the database', figure: triggers.length, unit: '' },
    ...TIMED.flatMap((area) => {
      const [first] = files.get(area) ?? [];
      const weight = weights.get(area);
      const size = `${String(weight?.files.length ?? 0)} files, ${((weight?.codeBytes ?? 0) / 1000).toFixed(0)} KB`;
      return coldStartFigures(area, first?.name ?? '', size);
    }),
  ];
}

/**
 * Times on a shared machine mean little, so each is also given relative to what Google's packages take in the same processes.
 * @param size of the area, shown next to its times
 */
function coldStartFigures(area: string, target: string, size: string): Figure[] {
  const plain = coldStarts(area, target, {});
  rmSync(COMPILED, { recursive: true, force: true });
  const env = { NODE_COMPILE_CACHE: COMPILED };
  // The first run writes the cache that the others read.
  const compiled = coldStarts(area, target, env).slice(1);
  const middle = (runs: readonly ColdStart[], of: (run: ColdStart) => number): number => medianOf(runs.map(of));
  return [
    {
      what: `Cold import of ${area} (${size})`,
      figure: middle(plain, ({ listens }) => listens),
      unit: 'ms',
      limit: IMPORT_LIMIT_MS,
    },
    { what: '… then Google’s packages', figure: middle(plain, ({ google }) => google), unit: 'ms' },
    { what: '… then our code', figure: middle(plain, ({ ours }) => ours), unit: 'ms' },
    { what: '… our code, in units of Google’s', figure: middle(plain, ({ ours, google }) => ours / google), unit: '×' },
    { what: '… processor time of all', figure: middle(plain, ({ processor }) => processor), unit: 'ms' },
    {
      what: '… the same with NODE_COMPILE_CACHE',
      figure: middle(compiled, ({ processor }) => processor),
      unit: 'ms',
    },
  ];
}

/** Measures new processes, one after the other. */
function coldStarts(area: string, target: string, env: Record<string, string>): ColdStart[] {
  return Array.from({ length: RUNS }, () => {
    const printed = execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', IMPORT, join(LIB, 'index.js'), join(LIB, `${area}.js`)],
      {
        cwd: FOLDER,
        env: { ...process.env, ...env, FUNCTION_TARGET: target, K_SERVICE: target, GCLOUD_PROJECT: 'demo-fieldwright' },
        encoding: 'utf8',
      },
    );
    return JSON.parse(printed) as ColdStart;
  });
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memo } from '@/lib/memo';

/** Code that a function's process runs before it can respond: files of functions/lib, without Google's packages. */
export type AreaWeight = {
  /** `areas/billing` */
  area: string;
  /** Paths in lib/: the area's file and everything loaded with it. */
  files: string[];
  codeBytes: number;
  /** Tables these files read as they load. */
  dataBytes: number;
};

/** Static imports in minified code: `from"./a.js"`, `import"./a.js"`. Dynamic ones are written `import(`. */
const IMPORT = /\b(?:from|import)\s*["'](\.{1,2}\/[^"'\n]+\.js)["']/g;
const DATA = /["'`]#data\/([\w./-]+)["'`]/g;

/**
 * Measures a build of the functions as cold starts pay for it. What loads later, with `import()`, is left out.
 * @param lib the folder of the build
 * @throws Error when it contains no areas, or circular imports, which would run before what they need
 */
export function weighFunctions(lib: string): { areas: AreaWeight[]; codeBytes: number; dataBytes: number } {
  const code = memo((file: string): string => readFileSync(join(lib, file), 'utf8'));
  const importsOf = memo((file: string): string[] =>
    [...code(file).matchAll(IMPORT)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => existsSync(join(lib, path))),
  );
  const bytesOf = (path: string): number => statSync(join(lib, path)).size;
  const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + bytesOf(path), 0);
  const all = readdirSync(lib, { recursive: true, encoding: 'utf8' });
  const entries = all.filter((path) => path.startsWith('areas/') && path.endsWith('.js'));
  if (entries.length === 0) throw new Error(`There is no build in ${lib}: run "npm run build:functions" first.`);
  const areas = entries.map((entry) => {
    const files = loadedWith(entry, importsOf);
    const tables = new Set(files.flatMap((file) => [...code(file).matchAll(DATA)].map(([, name = '']) => name)));
    const dataBytes = sum([...tables].map((name) => `data/${name}.json`));
    return { area: entry.replace(/\.js$/, ''), files, codeBytes: sum(files), dataBytes };
  });
  return {
    areas: areas.toSorted((a, b) => b.codeBytes - a.codeBytes),
    codeBytes: sum(all.filter((path) => path.endsWith('.js'))),
    dataBytes: sum(all.filter((path) => path.endsWith('.json'))),
  };
}

/** Returns `entry` and its imports, in execution order. */
function loadedWith(entry: string, importsOf: (file: string) => readonly string[]): string[] {
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    if (open.includes(file)) throw new Error(`Files import each other in a circle: ${[...open, file].join(' → ')}`);
    open.push(file);
    importsOf(file).forEach(visit);
    open.pop();
    done.add(file);
  };
  visit(entry);
  return [...done];
}

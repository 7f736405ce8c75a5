import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { SHIMS } from '../../scripts/build/functionsInTab';
import { sourcesIn } from './sources';

/** Packages that run in a browser as they are. */
const RUNS_IN_A_TAB = new Set(['zod', 'date-fns/addDays']);

const FUNCTIONS = sourcesIn('functions/src', /\.ts$/);

/** Returns a file's imports at run time, when types are gone. */
function importsOf(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm);
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...dynamic].map(([, source = '']) => source);
}

/** An import of our own as a path from the root; the text itself for a package. */
function pathOf(source: string, importer: string): string {
  if (source.startsWith('@/')) return `src/${source.slice(2)}`;
  return source.startsWith('.') ? join(dirname(importer), source) : source;
}

/** The shims that take the place of files of ours, by those files' paths. The build knows them only as they are written here. */
const OURS = new Map(
  Object.keys(SHIMS)
    .filter((source) => /^[.@]\.?\//.test(source))
    .map((source) => [pathOf(source, 'functions/src/any/file.ts'), source]),
);

describe('the functions’ code in the demo’s tab', () => {
  it('imports no server package without a shim', () => {
    const missing = FUNCTIONS.flatMap(({ path, text }) =>
      importsOf(text)
        .filter((source) => !/^(\.|@\/)/.test(source) && !(source in SHIMS) && !RUNS_IN_A_TAB.has(source))
        .map((source) => `${path} imports ${source}: add a shim to scripts/build/functionsInTab.ts`),
    );
    expect(missing).toEqual([]);
  });

  it('imports nothing from Node that its shim lacks', async () => {
    const shim = Object.keys(await import('../../src/demo/server/shims/node'));
    const missing = FUNCTIONS.flatMap(({ path, text }) =>
      [...text.matchAll(/^import \{([^}]*)\} from 'node:([\w/]+)';/gm)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim().split(' as ')[0] ?? '')
          .filter((name) => name !== '' && !name.startsWith('type ') && !shim.includes(name))
          .map((name) => `${path} imports ${name}: add it to src/demo/server/shims/node.ts`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('imports our own shimmed files by the paths the build knows', () => {
    expect([...OURS.keys()]).toEqual(['functions/src/twilio/client', 'src/documents/pdf/node']);
    const missed = FUNCTIONS.flatMap(({ path, text }) =>
      importsOf(text).flatMap((source) => {
        const wanted = OURS.get(pathOf(source, path));
        return wanted === undefined || wanted === source ? [] : [`${path} imports ${source}, not ${wanted}`];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('writes process.env in full, which is replaced in the text, and uses nothing else of the process', () => {
    const others = FUNCTIONS.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
        .filter((line) => /\bprocess\b(?!\.env\b)(?=\.|;|\s*[,)\]}]|$)/.test(line.replace(/'[^']*'|\/\*.*?\*\//g, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(others).toEqual([]);
  });

  it('has no unused shim', () => {
    const asked = new Set(FUNCTIONS.flatMap(({ text }) => importsOf(text)));
    // Globals of Node, which the plugin imports where they are used.
    expect(Object.keys(SHIMS).filter((source) => !asked.has(source))).toEqual(['node:buffer']);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSource, sourcesIn } from './sources';

const CORE = 'node_modules/@mantine/core';
/** Packages whose components are built on the core's. */
const BUILT_ON_CORE = ['dates', 'dropzone', 'notifications'];
/** `m_77c9d27d`: each rule of Mantine's has such a class. */
const CLASS = /\bm_[0-9a-z]+\b/g;

const index = readSource(`${CORE}/esm/index.mjs`);
/** The module of what the core exports, by its name. */
const moduleOf = new Map(
  [...index.matchAll(/import \{([^}]*)\} from "(\.[^"]+)"/g)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((name) => [name.trim().split(' ')[0] ?? '', join(CORE, 'esm', path)] as const),
  ),
);

const importsOfCore = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from ['"]@mantine\/core['"]/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''));

/** The classes a Mantine module gives to what it draws, directly and through its imports. */
function addClasses(path: string, seen: Map<string, string[]>): void {
  if (seen.has(path) || !existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  seen.set(path, path.endsWith('.module.mjs') ? [...text.matchAll(CLASS)].map(([name]) => name) : []);
  for (const [, imported = ''] of text.matchAll(/from "(\.[^"]+)"/g)) addClasses(join(dirname(path), imported), seen);
}

it('has the styles of every Mantine component the app uses', () => {
  const ours = sourcesIn('src').map(({ text }) => text);
  const theirs = BUILT_ON_CORE.flatMap((name) => {
    const folder = `node_modules/@mantine/${name}/esm`;
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  const seen = new Map<string, string[]>();
  for (const name of importsOfCore([...ours, ...theirs])) addClasses(moduleOf.get(name) ?? '', seen);
  const listed = [...readSource('src/ui/mantine.css').matchAll(/'(@mantine\/core\/styles\/\w[\w-]*\.layer\.css)'/g)];
  const styles = listed.map(([, file = '']) => readFileSync(`node_modules/${file}`, 'utf8')).join('');
  const known = new Set(styles.match(CLASS));
  const all = new Set(readSource(`${CORE}/styles.layer.css`).match(CLASS));
  const unstyled = [...seen].filter(([, classes]) => classes.some((name) => all.has(name) && !known.has(name)));

  expect(
    unstyled.map(([path]) => path),
    'import their styles in src/ui/mantine.css',
  ).toEqual([]);
  // Else the test looks in the wrong place.
  expect(known.size).toBeGreaterThan(100);
  expect([...seen.values()].filter(({ length }) => length > 0).length).toBeGreaterThan(40);
});

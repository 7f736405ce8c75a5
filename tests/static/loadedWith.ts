import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSource } from './sources';

/** A file's static imports and re-exports; `import type` and `import()` load nothing with it. */
const FROM = /^(?:import|export)(?! type\b)(?:[^;']*? from)? '([^']+)';/gm;
const ENDINGS = ['', '.ts', '.tsx'];

const namesIn = (file: string): string[] => [...readSource(file).matchAll(FROM)].map(([, name = '']) => name);

/** Returns the project file an import refers to, by its path from the root; null for a package. */
function fileOf(importer: string, name: string): string | null {
  if (!/^(?:@\/|\.)/.test(name)) return null;
  const path = name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(importer), name);
  return ENDINGS.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? null;
}

/** Returns a file and all of our files that load with it, by path from the root; added to `seen`, which several files may share. */
export function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  for (const name of namesIn(file)) {
    const next = fileOf(file, name);
    if (next) loadedWith(next, seen);
  }
  return seen;
}

/** Returns the files among a file and its imports that import a package. */
export const importersOf = (name: string, file: string): string[] =>
  [...loadedWith(file)].filter((path) => /\.tsx?$/.test(path) && namesIn(path).includes(name));

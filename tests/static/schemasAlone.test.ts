import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSource } from './sources';

const FROM = /^(?:import|export)(?! type)[^;]*? from '([^']+)';/gm;
const ENDINGS = ['', '.ts', '.tsx'];

/** The project's file that an import names, by its path from the root; null for a package. */
function fileOf(importer: string, name: string): string | null {
  if (!/^(?:@\/|\.)/.test(name)) return null;
  const path = name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(importer), name);
  return ENDINGS.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? null;
}

/** A file and all that is loaded with it. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  for (const [, name = ''] of readSource(file).matchAll(FROM)) {
    const next = fileOf(file, name);
    if (next) loadedWith(next, seen);
  }
  return seen;
}

it('loads no tables with the records’ schemas, which every start waits for', () => {
  const loaded = [...loadedWith('src/domain/record/schemas.ts')];
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((file) => file.endsWith('.json'))).toEqual([]);
});

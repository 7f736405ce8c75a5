// Finds the tests nearest to a change: those that import it, then those that import what imports it, and so on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from '../project.mjs';

const FOLDERS = ['src', 'functions/src', 'tests/static', 'tests/outside', 'tests/functions', 'tests/stripe', 'scripts'];
const CODE = /\.(?:tsx?|m[tj]s)$/u;
/** Matches tests that run without emulators. */
const TEST = /(?<!\.emulators)\.test\.tsx?$/u;
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/gu;
const ENDINGS = ['', '.ts', '.tsx'];

/**
 * @param {readonly string[]} changed paths from the project's folder
 * @returns {string[]} test files, nearest first
 */
export function nearestTests(changed) {
  const importers = importersOfAll();
  const found = [];
  const seen = new Set(changed);
  for (let ring = [...seen]; ring.length > 0;) {
    found.push(...ring.filter((path) => TEST.test(path) && existsSync(join(ROOT, path))));
    const next = new Set(ring.flatMap((path) => importers.get(path) ?? []).filter((path) => !seen.has(path)));
    for (const path of next) seen.add(path);
    ring = [...next];
  }
  return found;
}

/** Returns the files that import a file, by its path. */
function importersOfAll() {
  const files = new Set(FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap(codeIn));
  const importers = new Map();
  for (const path of files) {
    for (const [, wanted] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)) {
      const target = resolveImport(wanted, path, files);
      if (target === undefined) continue;
      const known = importers.get(target);
      if (known) known.push(path);
      else importers.set(target, [path]);
    }
  }
  return importers;
}

const codeIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')));

function resolveImport(wanted, importer, files) {
  const path = wanted.startsWith('@/')
    ? `src/${wanted.slice(2)}`
    : wanted.startsWith('.')
      ? posix.join(dirname(importer), wanted)
      : undefined;
  return path && ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the project, by its path from the root. */
export const readSource = (path: string): string => readFileSync(ROOT + path, 'utf8');

const filesIn = (folder: string, fits: (path: string) => boolean): { path: string; text: string }[] =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(fits)
    .sort()
    .map((path) => ({ path, text: readSource(path) }));

/** The files below a folder whose path fits, tests left out; with what they say. */
export const sourcesIn = (folder: string, fits: RegExp = /\.tsx?$/): { path: string; text: string }[] =>
  filesIn(folder, (path) => fits.test(path) && !/\.test\.tsx?$/.test(path));

/** The tests below a folder, and what they stand on: `src/testing`. */
export const testsIn = (folder: string): { path: string; text: string }[] =>
  filesIn(folder, (path) => /\.test\.tsx?$|^src\/testing\/.*\.tsx?$/.test(path));

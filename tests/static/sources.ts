import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Reads a file of the project, by its path from the root. */
export const readSource = (path: string): string => readFileSync(ROOT + path, 'utf8');

const filesIn = (folder: string, fits: (path: string) => boolean): { path: string; text: string }[] =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(fits)
    .sort()
    .map((path) => ({ path, text: readSource(path) }));

/** Returns the files below a folder with matching paths, and their text, without tests. */
export const sourcesIn = (folder: string, fits: RegExp = /\.tsx?$/): { path: string; text: string }[] =>
  filesIn(folder, (path) => fits.test(path) && !/\.test\.tsx?$/.test(path));

/** Returns the tests below a folder, and their helpers in `src/testing`. */
export const testsIn = (folder: string): { path: string; text: string }[] =>
  filesIn(folder, (path) => /\.test\.tsx?$|^src\/testing\/.*\.tsx?$/.test(path));

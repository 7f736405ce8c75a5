import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the project, by its path from the root. */
export const readSource = (path: string): string => readFileSync(ROOT + path, 'utf8');

/** The files below a folder whose path fits, tests left out; with what they say. */
export function sourcesIn(folder: string, fits: RegExp = /\.tsx?$/): { path: string; text: string }[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => fits.test(path) && !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readSource(path) }));
}

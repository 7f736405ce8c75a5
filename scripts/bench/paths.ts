import { join } from 'node:path';

/** Same as in scripts/project.mjs, which TypeScript can't read. */
export const ROOT = join(import.meta.dirname, '../..');
export const OUT = join(ROOT, '.cache/bench-dist');
export const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

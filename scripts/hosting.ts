// npm run hosting: writes the app's routes into firebase.json, from src/domain/access/addresses.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressAreas } from '../src/domain/access/addresses';

const CONFIG_FILE = fileURLToPath(new URL('../firebase.json', import.meta.url));

/** Matches the source of a rewrite to the app: `/@(jobs|taxes)` or `/@(jobs|taxes)/**`. */
const APP_REWRITE = /("source": "\/@\()[^)]*(\)(?:\/\*\*)?",\s*"destination": "\/app\.html")/g;

/**
 * @param config the text of firebase.json
 * @returns the same text, with both rewrites to the app listing its route prefixes
 * @throws Error when it doesn't have exactly these two rewrites
 */
export function withAppAreas(config: string): string {
  const found = config.match(APP_REWRITE)?.length ?? 0;
  if (found !== 2)
    throw new Error(`firebase.json must rewrite /@(…) and /@(…)/** to /app.html; ${found} such rewrites were found.`);
  return config.replace(APP_REWRITE, `$1${addressAreas().join('|')}$2`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(CONFIG_FILE, withAppAreas(readFileSync(CONFIG_FILE, 'utf8')));

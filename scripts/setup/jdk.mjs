// Finds the JDK that the emulators run on.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Mendable } from '../report.mjs';

/** firebase-tools 15 rejects anything older. */
const OLDEST_JAVA = 21;
const EXE = process.platform === 'win32' ? '.exe' : '';

/**
 * JAVA_HOME when it is new enough, otherwise the newest JDK on the PATH or in the usual folders.
 * @returns {{ home: string, version: number }}
 */
export function findJdk() {
  const chosen = describe(process.env.JAVA_HOME);
  if (chosen && chosen.version >= OLDEST_JAVA) return chosen;
  const found = [...onPath(), ...inUsualFolders()]
    .map(describe)
    .filter((jdk) => jdk !== undefined)
    .sort((a, b) => b.version - a.version);
  const newest = found[0];
  if (newest && newest.version >= OLDEST_JAVA) return newest;
  const best = newest ?? chosen;
  throw new Mendable(
    `The Firebase emulators need a JDK ${OLDEST_JAVA} or newer, and ` +
      (best ? `the newest one here is Java ${best.version} in ${best.home}.` : 'no Java was found.'),
    installCommand(),
  );
}

function describe(home) {
  if (!home || !existsSync(join(home, 'bin', `java${EXE}`))) return undefined;
  const version = versionInReleaseFile(home) ?? versionByRunning(home);
  return version === undefined ? undefined : { home, version };
}

/** Reading the release file takes no time; starting a JVM takes a third of a second. */
function versionInReleaseFile(home) {
  try {
    const found = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(join(home, 'release'), 'utf8'));
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined;
  }
}

function versionByRunning(home) {
  try {
    const output = execFileSync(join(home, 'bin', 'java'), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const found = /(\d+)/.exec(output);
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined; // Java 8 does not know --version: too old anyway.
  }
}

function onPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, `java${EXE}`))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
}

function inUsualFolders() {
  const home = homedir();
  return [
    ...foldersIn('/usr/lib/jvm'),
    ...foldersIn('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents/Home')),
    ...foldersIn('/opt/homebrew/opt', /^openjdk/).map((folder) => join(folder, 'libexec/openjdk.jdk/Contents/Home')),
    ...foldersIn(join(home, '.sdkman/candidates/java')),
    ...foldersIn('C:\\Program Files\\Java'),
    ...foldersIn('C:\\Program Files\\Eclipse Adoptium'),
  ];
}

function foldersIn(parent, pattern = /./) {
  try {
    return readdirSync(parent)
      .filter((name) => pattern.test(name))
      .map((name) => join(parent, name));
  } catch {
    return [];
  }
}

function installCommand() {
  if (process.platform === 'darwin') return 'brew install openjdk@21';
  if (process.platform === 'win32') return 'winget install EclipseAdoptium.Temurin.21.JDK';
  const packages = ['openjdk-25-jdk-headless', 'openjdk-21-jdk-headless', 'temurin-25-jdk', 'temurin-21-jdk'];
  const known = packages.find(isKnownToApt);
  if (known) return `sudo apt-get install -y ${known}`;
  return 'curl -s https://get.sdkman.io | bash && bash -ic "sdk install java"';
}

function isKnownToApt(name) {
  try {
    return execFileSync('apt-cache', ['show', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).includes('Package:');
  } catch {
    return false;
  }
}

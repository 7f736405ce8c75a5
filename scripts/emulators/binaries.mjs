// The source of the emulators' programs: firebase-tools' own downloads, or the Google Cloud CLI.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { CACHE, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';
import { buildLauncherJars, launcherJars } from './buildJars.mjs';

const JAR_IN_CLOUD_CLI = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const JARS_DIR = join(CACHE, 'emulators');

/** @returns {boolean} whether firebase-tools has downloaded all the named emulators */
export function areDownloaded(...names) {
  const info = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  );
  const folder = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  return names.every((name) => {
    const details = info[name].main ?? info[name];
    return existsSync(join(folder, details.binaryPathRelativeToCacheDir ?? details.downloadPathRelativeToCacheDir));
  });
}

/** @returns {string | undefined} the Firestore emulator of an installed Google Cloud CLI */
export function findCloudCliJar() {
  if (process.env.FIRESTORE_EMULATOR_JAR) return process.env.FIRESTORE_EMULATOR_JAR;
  const besideGcloud = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
  const homes = [
    ...besideGcloud,
    '/usr/lib/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return homes.map((home) => join(home, JAR_IN_CLOUD_CLI)).find((jar) => existsSync(jar));
}

/**
 * The variables that make firebase-tools find its Firestore and Storage programs. Builds the launcher
 * jars for the Cloud CLI's emulator when they are needed and out of date; downloads nothing.
 * @param {{ home: string }} jdk
 * @returns {{ source: string, isBuilt: boolean, env: Record<string, string> }}
 */
export function emulatorBinaries(jdk) {
  if (areDownloaded('firestore', 'storage'))
    return { source: "firebase-tools' own downloads", isBuilt: false, env: {} };
  const firestoreJar = findCloudCliJar();
  if (!firestoreJar || !existsSync(firestoreJar)) {
    throw new Mendable(
      'The Firestore and Storage emulators are neither downloaded nor part of an installed Google Cloud CLI; with internet access, run:',
      'npx firebase setup:emulators:firestore && npx firebase setup:emulators:storage',
    );
  }
  const jars = launcherJars(JARS_DIR, firestoreJar);
  if (!jars.isFresh) buildLauncherJars(JARS_DIR, { javaHome: jdk.home, firestoreJar });
  return {
    source: `the Google Cloud CLI's emulator (${firestoreJar})`,
    isBuilt: !jars.isFresh,
    env: {
      FIRESTORE_EMULATOR_BINARY_PATH: jars.firestore,
      STORAGE_EMULATOR_BINARY_PATH: jars.storage,
      FIELDWRIGHT_COMPILED_RULES: compiledRules(firestoreJar),
    },
  };
}

/**
 * Returns the path where KeptRules.java caches this compiler's output for today's rules: all emulators of a run, and
 * the size measurement, use it.
 */
function compiledRules(firestoreJar) {
  const { size, mtimeMs } = statSync(firestoreJar);
  const rules = join(ROOT, 'firestore.rules');
  const hash = createHash('sha256')
    .update(existsSync(rules) ? readFileSync(rules) : '')
    .digest('hex');
  return join(CACHE, 'compiled-rules', `${hash}-${size}-${Math.round(mtimeMs)}.ast`);
}

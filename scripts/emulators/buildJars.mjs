// Builds the two launcher jars that let firebase-tools run its Firestore and Storage emulators where it can't download its own: on the
// Firestore emulator of an installed Google Cloud CLI. None of Google's code is copied; both jars point at the CLI's jar, so they work
// only where that jar is.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MAINS = { firestore: 'FirestoreEmulator', storage: 'StorageRulesRuntime' };
/** Found before the CLI's own classes with these names, because a launcher's jar comes first. */
const INSTEAD = ['RuleExpressionTracker', 'BufferingRequestListener', 'PrefilteringMatcher', 'EmulatorRulesCompiler'];
/** The classes the main classes are made of. */
const PARTS = ['RulesCompiler', 'RulesValues', 'RulesSize', 'KeptRules'];
const SOURCES = [...Object.values(MAINS), ...PARTS, ...INSTEAD].map((name) =>
  join(dirname(fileURLToPath(import.meta.url)), `${name}.java`),
);

/**
 * The jars' locations in a folder, and whether they are newer than their sources.
 * @param {string} outDir
 * @param {string} firestoreJar the Cloud CLI's Firestore emulator
 */
export function launcherJars(outDir, firestoreJar) {
  const firestore = join(outDir, 'firestore-emulator.jar');
  const storage = join(outDir, 'storage-rules-runtime.jar');
  const newestSource = Math.max(
    ...[...SOURCES, firestoreJar, fileURLToPath(import.meta.url)].map((file) => statSync(file).mtimeMs),
  );
  const isFresh = [firestore, storage].every((file) => existsSync(file) && statSync(file).mtimeMs > newestSource);
  return { firestore, storage, isFresh };
}

/**
 * Builds the launcher jars; takes 2 to 3 seconds.
 * @param {string} outDir
 * @param {{ javaHome: string, firestoreJar: string }} from a JDK, and the Cloud CLI's Firestore emulator
 */
export function buildLauncherJars(outDir, { javaHome, firestoreJar }) {
  const jars = launcherJars(outDir, firestoreJar);
  mkdirSync(outDir, { recursive: true });
  // Built elsewhere and moved in as a whole: another command may be looking for them at the same time.
  const work = mkdtempSync(join(outDir, 'building-'));
  const run = (tool, args) =>
    execFileSync(join(javaHome, 'bin', tool), args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const writeJar = (file, mainClass, contents) => {
    const manifest = join(work, `${mainClass}.mf`);
    const built = join(work, `${mainClass}.jar`);
    writeFileSync(manifest, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(firestoreJar).href}\n`);
    run('jar', ['--create', '--file', built, '--manifest', manifest, ...contents]);
    renameSync(built, file);
  };
  try {
    const classes = join(work, 'classes');
    run('javac', ['--release', '21', '-Xlint:all,-classfile', '-cp', firestoreJar, '-d', classes, ...SOURCES]);
    for (const [emulator, main] of Object.entries(MAINS)) writeJar(jars[emulator], main, ['-C', classes, '.']);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

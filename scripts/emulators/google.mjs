// Runs the local stand-in for Google next to the functions emulator; a developer's own project takes precedence at `npm start`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';

const NAME = 'GOOGLE_CLIENT_ID';
/** The files the functions emulator reads variables from, overriding its own environment. */
const FILES = ['.secret.local', '.env.local', `.env.${PROJECT_ID}`, '.env'].map((name) => join('functions', name));

/** @returns {string | undefined} where a developer has named a project: "the environment" or a file's name */
export function ownGoogleProject() {
  return projectFile() ?? (process.env[NAME] ? 'the environment' : undefined);
}

function projectFile() {
  const isSet = new RegExp(`^\\s*(export\\s+)?${NAME}\\s*=\\s*["']?\\w`, 'm');
  return FILES.find((file) => existsSync(join(ROOT, file)) && isSet.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** Tests must never reach Google, and the emulator reads these files over anything we pass it. */
export function assertNoProjectFile() {
  const file = projectFile();
  if (file)
    throw new Mendable(
      `${file} names a project at Google, and tests talk to the local stand-in only. Take it out there and give it to npm start:`,
      `${NAME}=….apps.googleusercontent.com GOOGLE_CLIENT_SECRET=… npm start`,
    );
}

/**
 * Starts the stand-in.
 * @param {Record<string, number>} ports
 * @returns {Promise<import('../google/startGoogle.mjs').LocalGoogle>}
 */
export async function startGoogleBeside(ports) {
  const { startGoogle } = await import('../google/startGoogle.mjs');
  return startGoogle({ port: ports.google });
}

// Runs the local model server next to the functions emulator; a developer's own key takes precedence at `npm start`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';

const NAMES = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY'];
/** The files the functions emulator reads variables from, overriding its own environment. */
const FILES = ['.secret.local', '.env.local', `.env.${PROJECT_ID}`, '.env'].map((name) => join('functions', name));

/** @returns {string | undefined} where a developer has put a key: "the environment" or a file's name */
export function ownAiKey() {
  return keyFile() ?? (NAMES.some((name) => isKey(process.env[name] ?? '')) ? 'the environment' : undefined);
}

const isKey = (value) => value !== '' && value !== 'none';

function keyFile() {
  const isSet = new RegExp(`^\\s*(export\\s+)?(${NAMES.join('|')})\\s*=\\s*["']?(?!none\\b)\\w`, 'm');
  return FILES.find((file) => existsSync(join(ROOT, file)) && isSet.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** Tests must never call a provider, and the emulator reads these files over anything we pass it. */
export function assertNoAiKeyFile() {
  const file = keyFile();
  if (file)
    throw new Mendable(
      `${file} names a key of an AI provider, and tests talk to the local model server only. Take it out there and give it to npm start:`,
      `${NAMES[0]}=sk-… npm start`,
    );
}

/**
 * Starts the server.
 * @param {Record<string, number>} ports
 * @returns {Promise<import('../ai/startAi.mjs').LocalAi>}
 */
export async function startAiBeside(ports) {
  const { startAi } = await import('../ai/startAi.mjs');
  return startAi({ port: ports.ai });
}

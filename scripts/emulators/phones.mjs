// Runs the local phones next to the functions emulator; a developer's own account takes precedence at `npm start`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';

const NAME = 'TWILIO_ACCOUNT_SID';
/** The files the functions emulator reads variables from, overriding its own environment. */
const FILES = ['.secret.local', '.env.local', `.env.${PROJECT_ID}`, '.env'].map((name) => join('functions', name));

/** @returns {string | undefined} where a developer has named an account: "the environment" or a file's name */
export function ownTextAccount() {
  return accountFile() ?? (process.env[NAME] ? 'the environment' : undefined);
}

function accountFile() {
  const isSet = new RegExp(`^\\s*(export\\s+)?${NAME}\\s*=\\s*["']?AC`, 'm');
  return FILES.find((file) => existsSync(join(ROOT, file)) && isSet.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** Tests must never send real texts, and the emulator reads these files over anything we pass it. */
export function assertNoAccountFile() {
  const file = accountFile();
  if (file)
    throw new Mendable(
      `${file} names an account for text messages, and tests send to the local phones only. Take it out there and give it to npm start:`,
      `${NAME}=AC… TWILIO_AUTH_TOKEN=… TWILIO_FROM=+1… npm start`,
    );
}

/**
 * Starts the phones.
 * @param {Record<string, number>} ports
 * @param {string} functionsUrl
 * @returns {Promise<import('../phones/startPhones.mjs').Phones>}
 */
export async function startPhonesBeside(ports, functionsUrl) {
  const { startPhones } = await import('../phones/startPhones.mjs');
  return startPhones({ port: ports.phones, webhookUrl: `${functionsUrl}/textWebhook` });
}

// Runs the local stand-in for QuickBooks next to the functions emulator; a developer's own Intuit app takes precedence at `npm start`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';

const NAME = 'QUICKBOOKS_CLIENT_ID';
/** The files the functions emulator reads variables from, overriding its own environment. */
const FILES = ['.secret.local', '.env.local', `.env.${PROJECT_ID}`, '.env'].map((name) => join('functions', name));

/** @returns {string | undefined} where a developer has named an app: "the environment" or a file's name */
export function ownQuickbooksApp() {
  return appFile() ?? (process.env[NAME] ? 'the environment' : undefined);
}

function appFile() {
  const isSet = new RegExp(`^\\s*(export\\s+)?${NAME}\\s*=\\s*["']?\\w`, 'm');
  return FILES.find((file) => existsSync(join(ROOT, file)) && isSet.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** Tests must never write to real books, and the emulator reads these files over anything we pass it. */
export function assertNoAppFile() {
  const file = appFile();
  if (file)
    throw new Mendable(
      `${file} names an app at Intuit, and tests talk to the local stand-in only. Take it out there and give it to npm start:`,
      `${NAME}=… QUICKBOOKS_CLIENT_SECRET=… QUICKBOOKS_SANDBOX=true npm start`,
    );
}

/**
 * Starts the stand-in.
 * @param {Record<string, number>} ports
 * @param {string} functionsUrl
 * @returns {Promise<import('../quickbooks/startQuickbooks.mjs').LocalQuickbooks>}
 */
export async function startQuickbooksBeside(ports, functionsUrl) {
  const { startQuickbooks } = await import('../quickbooks/startQuickbooks.mjs');
  return startQuickbooks({ port: ports.quickbooks, webhookUrl: `${functionsUrl}/quickbooksWebhook` });
}

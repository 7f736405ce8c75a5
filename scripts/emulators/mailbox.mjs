// Runs the local mailbox next to the functions emulator; a developer's own mail server takes precedence at `npm start`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';

const URL_NAME = 'SMTP_URL';
/** The files the functions emulator reads variables from, overriding its own environment. */
const FILES = ['.secret.local', '.env.local', `.env.${PROJECT_ID}`, '.env'].map((name) => join('functions', name));

/** @returns {string | undefined} where a developer has named a mail server: "the environment" or a file's name */
export function ownMailServer() {
  return serverFile() ?? (process.env[URL_NAME] ? 'the environment' : undefined);
}

function serverFile() {
  const isSet = new RegExp(`^\\s*(export\\s+)?${URL_NAME}\\s*=\\s*["']?smtp`, 'm');
  return FILES.find((file) => existsSync(join(ROOT, file)) && isSet.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** Tests must never send real e-mail, and the emulator reads these files over anything we pass it. */
export function assertNoServerFile() {
  const file = serverFile();
  if (file)
    throw new Mendable(
      `${file} names a mail server, and tests send to the local mailbox only. Take it out there and give it to npm start:`,
      `${URL_NAME}=smtps://… npm start`,
    );
}

/** A domain that nobody owns: e-mails use its addresses for replies, which the mailbox posts. */
const ANSWERS_DOMAIN = 'in.fieldwright.example';

/**
 * Starts the mailbox.
 * @param {Record<string, number>} ports
 * @param {string} webhookUrl where people's answers are posted; '' = mails are not answered
 * @returns {Promise<import('../mailbox/startMailbox.mjs').Mailbox & { env: Record<string, string> }>} env: for the functions
 */
export async function startMailboxBeside(ports, webhookUrl) {
  const { startMailbox } = await import('../mailbox/startMailbox.mjs');
  const mailbox = await startMailbox({ smtpPort: ports.smtp, httpPort: ports.mailbox, webhookUrl });
  const answers = webhookUrl === '' ? {} : { INBOUND_MAIL_DOMAIN: ANSWERS_DOMAIN };
  return { ...mailbox, env: { [URL_NAME]: mailbox.smtpUrl, ...answers } };
}

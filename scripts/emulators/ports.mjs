// The emulators' ports, and checks that they are free.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';

/** Only this machine may talk to the emulators: they let in anyone who can reach them. */
export const HOST = '127.0.0.1';

/** The Stripe mock isn't one of firebase-tools' emulators, and not in firebase.json. */
const STRIPE_PORT = 12111;
/** The same goes for the local mailbox: its SMTP port, and its pages. */
const SMTP_PORT = 12125;
const MAILBOX_PORT = 12180;
/** ... and the local phones, which receive text messages. */
const PHONES_PORT = 12190;
/** ... and of the Google mock. */
const GOOGLE_PORT = 12200;
/** ... and the local model server. */
const AI_PORT = 12210;
/** ... and of the QuickBooks mock. */
const QUICKBOOKS_PORT = 12220;
/** ... and of the Wisetack mock. */
const WISETACK_PORT = 12230;

/**
 * Returns the ports of firebase.json and the Stripe mock, offset so that two suites can run side by side.
 * @param {number} [offset] added to each
 * @returns {Record<string, number>} by emulator
 */
export function emulatorPorts(offset = portOffset()) {
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const ports = {
    'firestore.websocket': emulators.firestore.websocketPort + offset,
    stripe: STRIPE_PORT + offset,
    smtp: SMTP_PORT + offset,
    mailbox: MAILBOX_PORT + offset,
    phones: PHONES_PORT + offset,
    google: GOOGLE_PORT + offset,
    ai: AI_PORT + offset,
    quickbooks: QUICKBOOKS_PORT + offset,
    wisetack: WISETACK_PORT + offset,
  };
  for (const [name, settings] of Object.entries(emulators)) {
    if (settings.port) ports[name] = settings.port + offset;
  }
  return ports;
}

/** @returns {number} what FIELDWRIGHT_PORT_OFFSET adds to every emulator port */
export function portOffset() {
  const text = process.env.FIELDWRIGHT_PORT_OFFSET || '0';
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Mendable(`FIELDWRIGHT_PORT_OFFSET must be a whole number from 0 to 50000, not "${text}".`);
  }
  return offset;
}

/**
 * Throws a message about the first port that is taken.
 * @param {Record<string, number>} ports by their user
 */
export async function assertPortsFree(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) throw takenPort(name, port);
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: HOST, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function takenPort(name, port) {
  const holder = holderOf(port);
  const who = holder ? `process ${holder}` : 'another program';
  const sentence = `Port ${port} (${name}) is taken by ${who}. To see it and end it:`;
  if (process.platform === 'win32') {
    return new Mendable(sentence, holder ? `taskkill /PID ${holder} /T` : `netstat -ano | findstr :${port}`);
  }
  return new Mendable(
    sentence,
    holder ? `ps -fp ${holder}; kill ${holder}` : `lsof -i :${port}   (or: ss -ltnp "sport = :${port}")`,
  );
}

/** Returns the id of the process listening on a port, if lsof or ss can tell. */
function holderOf(port) {
  const attempts = [
    ['lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], /(\d+)/],
    ['ss', ['-Hltnp', `sport = :${port}`], /pid=(\d+)/],
  ];
  for (const [command, args, pattern] of attempts) {
    try {
      const output = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      const found = pattern.exec(output);
      if (found) return Number(found[1]);
    } catch {
      // Not installed, or no permission to see it: the next one may know.
    }
  }
  return undefined;
}

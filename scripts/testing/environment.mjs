// Settings a run's functions and tests must agree on, in addition to the emulators' addresses.
import { HOST, portOffset } from '../emulators/ports.mjs';

const CHAT_PORT = 12_211;
/**
 * Address at which the end-to-end tests open the app (tests/e2e/playwright.config.ts), and to which they return after
 * paying.
 */
const APP_URL = 'http://127.0.0.1:4173';

/**
 * The team's chat is a server a test starts when it wants to see messages; otherwise nothing answers there.
 * @returns {Record<string, string>} for the emulators and for the tests
 */
export function testEnvironment() {
  return { CHAT_WEBHOOK_URL: `http://${HOST}:${CHAT_PORT + portOffset()}/hook`, APP_URL };
}

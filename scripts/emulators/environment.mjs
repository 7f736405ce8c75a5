// The environment variables through which SDKs, tests and the app find the running emulators.
import { PROJECT_ID } from '../project.mjs';
import { HOST, portOffset } from './ports.mjs';

/** Tells a command that emulators are already running for it. */
export const RUNNING = 'FIELDWRIGHT_EMULATORS';

/**
 * @param {Record<string, number>} ports of the running emulators
 * @param {number} [offset] what was added to their usual ports
 * @returns {Record<string, string>}
 */
export function emulatorEnvironment(ports, offset = portOffset()) {
  const env = {
    [RUNNING]: '1',
    FIELDWRIGHT_PORT_OFFSET: String(offset),
    GCLOUD_PROJECT: PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` }),
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
  };
  const add = (emulator, hostVariables) => {
    const port = ports[emulator];
    if (port === undefined) return;
    env[`FIELDWRIGHT_${emulator.toUpperCase()}_PORT`] = String(port);
    for (const [name, prefix] of Object.entries(hostVariables)) env[name] = `${prefix}${HOST}:${port}`;
  };
  add('auth', { FIREBASE_AUTH_EMULATOR_HOST: '' });
  add('firestore', { FIRESTORE_EMULATOR_HOST: '' });
  add('storage', { FIREBASE_STORAGE_EMULATOR_HOST: '', STORAGE_EMULATOR_HOST: 'http://' });
  add('functions', {});
  add('stripe', {});
  add('smtp', { SMTP_URL: 'smtp://' });
  add('mailbox', {});
  add('phones', {});
  add('google', {});
  add('ai', {});
  if (ports.smtp !== undefined) env.MAIL_FROM = 'mail@fieldwright.example';
  add('tasks', { CLOUD_TASKS_EMULATOR_HOST: '' });
  add('eventarc', { CLOUD_EVENTARC_EMULATOR_HOST: 'http://' });
  return env;
}

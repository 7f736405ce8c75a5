import { join } from 'node:path';

export const HOST = '127.0.0.1';
export const PROJECT_ID = 'demo-fieldwright';

const port = (name: string, usual: number): number => Number(process.env[`FIELDWRIGHT_${name}_PORT`] ?? usual);

/** The emulators' ports: those in the specification, unless the launcher overrides them. */
export const PORTS = {
  auth: port('AUTH', 9098),
  functions: port('FUNCTIONS', 5002),
  firestore: port('FIRESTORE', 8081),
  storage: port('STORAGE', 9198),
};

const hub = process.env['FIREBASE_EMULATOR_HUB'] ?? `${HOST}:${process.env['FIELDWRIGHT_HUB_PORT'] ?? '4401'}`;
export const HUB_ADDRESS = `http://${hub}`;

export const FIREBASE_OPTIONS = {
  apiKey: 'demo-key',
  authDomain: `${PROJECT_ID}.firebaseapp.com`,
  projectId: PROJECT_ID,
  storageBucket: `${PROJECT_ID}.appspot.com`,
  appId: 'demo-app',
};

/** Shared by everyone in every demo company. These accounts exist in emulators only. */
export const DEMO_PASSWORD = 'fieldwright';

/** `npm start` shows this file on every start (scripts/project.mjs has the same path). */
export const SIGN_INS_FILE = join(import.meta.dirname, '../../.cache/demo-sign-ins.txt');

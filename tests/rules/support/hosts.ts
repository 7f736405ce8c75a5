import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function address(variable: string): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} is not set: run this through node scripts/withEmulators.mjs`);
  return `http://${host}`;
}

export const firestoreHost = (): string => address('FIRESTORE_EMULATOR_HOST');
export const storageHost = (): string => address('FIREBASE_STORAGE_EMULATOR_HOST');

/** Returns the project that the Storage emulator reads users from, and that its bucket is named after. */
export const emulatedProject = (): string => process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright';

/** A separate project, so no other suite's documents are touched. */
export const RULES_PROJECT = 'demo-fieldwright-rules';

/** Returns a stored file's download URL, as Firebase builds it. */
export const fileAddress = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/${RULES_PROJECT}.appspot.com/o/${encodeURIComponent(path)}`;

/** URLs that must not be shown as a company's picture. */
export const FOREIGN_PICTURES: readonly string[] = [
  'javascript:alert(1)',
  'https://evil.example/p.png',
  fileAddress('companies/A/p.png').replace(RULES_PROJECT, 'evil'),
  fileAddress('companies/A/p.png').replace('.appspot.com', '.evil.com'),
  fileAddress('operator/p.png'),
  'http://127.0.0.1:9/v0/b/x/o/companies%2FA%2Fp.png',
];

export function readRules(file: 'firestore.rules' | 'storage.rules'): string {
  const path = `${ROOT}/${file}`;
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  return readFileSync(path, 'utf8');
}

export const OPEN_STORAGE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write: if true; } } }`;

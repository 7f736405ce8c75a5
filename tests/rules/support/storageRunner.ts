import { tokenOf } from './actors';
import { emulatedProject, storageHost } from './hosts';
import type { Outcome } from './types';

export type StorageCase = {
  id: string;
  actor: string;
  operation: 'get' | 'list' | 'upload' | 'update-metadata' | 'delete';
  path: string;
  /** The file to upload, or the metadata to set. */
  file?: { contentType: string; size?: number };
  expected: Outcome;
};

/** Files that exist before each case. */
export const SEED_FILES: Record<string, string> = {
  'companies/A/jobs/r1/photo.jpg': 'image/jpeg',
  'companies/B/jobs/r1/photo.jpg': 'image/jpeg',
  'companies/A/branding/logo.png': 'image/png',
  'companies/A/pictures/furnace.jpg': 'image/jpeg',
  'companies/A/credentials/proof.pdf': 'application/pdf',
  'companies/A/contracts/plans.pdf': 'application/pdf',
  'companies/A/documents/payroll.pdf': 'application/pdf',
};

const bucket = (): string => `${storageHost()}/v0/b/${emulatedProject()}.appspot.com/o`;
const fileAt = (path: string): string => `${bucket()}/${encodeURIComponent(path)}`;
const headersOf = (authorization: string | null): Record<string, string> =>
  authorization === null ? {} : { Authorization: authorization };

/** Rules belong to the emulator, not a project: any test that loads others must restore the file's. */
export async function loadStorageRules(content: string): Promise<void> {
  const response = await fetch(`${storageHost()}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`Storage rules were refused: ${await response.text()}`);
}

function upload(authorization: string | null, path: string, contentType: string, size: number): Promise<Response> {
  const boundary = 'fieldwright-part';
  const part = (type: string): string => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const metadata = JSON.stringify({ name: path, contentType });
  return fetch(`${bucket()}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      ...headersOf(authorization),
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.concat([
      Buffer.from(`${part('application/json; charset=utf-8')}${metadata}\r\n${part(contentType)}`),
      Buffer.alloc(size),
      Buffer.from(`\r\n--${boundary}--`),
    ]),
  });
}

function send(
  authorization: string | null,
  { operation, path, file = { contentType: 'image/jpeg' } }: StorageCase,
): Promise<Response> {
  const headers = headersOf(authorization);
  switch (operation) {
    case 'get':
      return fetch(fileAt(path), { headers });
    case 'list':
      return fetch(`${bucket()}?prefix=${encodeURIComponent(path)}&delimiter=%2F`, { headers });
    case 'upload':
      return upload(authorization, path, file.contentType, file.size ?? 100);
    case 'update-metadata':
      return fetch(fileAt(path), {
        method: 'PATCH',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(file),
      });
    case 'delete':
      return fetch(fileAt(path), { method: 'DELETE', headers });
  }
}

/** Restores a file, or deletes it if there was none. */
export async function restoreFile(path: string): Promise<void> {
  const type = SEED_FILES[path];
  const response = type
    ? await upload('Firebase owner', path, type, 100)
    : await fetch(fileAt(path), { method: 'DELETE', headers: headersOf('Firebase owner') });
  await response.body?.cancel();
}

export async function runStorageCase(one: StorageCase): Promise<Outcome> {
  const token = tokenOf(one.actor);
  const response = await send(token === null ? null : `Firebase ${token}`, one);
  const text = await response.text();
  const isMissing = response.status === 404 && one.operation === 'get';
  if (response.status === 403) return 'deny';
  if (!response.ok && !isMissing) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  if (!['get', 'list'].includes(one.operation)) await restoreFile(one.path);
  return 'allow';
}

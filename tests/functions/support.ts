import { getApps, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { clockTime } from '@/lib/dates';
import { retryForgottenTransactions } from '../../functions/src/platform/forgottenTransactions';

export type { Client } from './client';

// Otherwise the SDK would look for Google's metadata server, which doesn't exist here.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

/** Set by the project `memory` (vite.config.ts), where `firebase-admin` is an in-process database too. */
const isInMemory = process.env['FIELDWRIGHT_IN_MEMORY'] === '1';
export const functionsPort = Number(process.env['FIELDWRIGHT_FUNCTIONS_PORT']);

const admin = getApps()[0] ?? initializeAdmin({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright' });
/** The database without rules, for arranging and inspecting, and for handlers that a test calls directly. */
export const db = retryForgottenTransactions(getFirestore(admin));
export const adminAuth = getAuth(admin);

const { clients } = isInMemory ? await import('./inMemory/clients') : await import('./emulators/clients');
export const { signedOut, newAccount, anonymousAccount, endClients } = clients;

/** The polling interval for what a trigger writes. */
const LOOK_AGAIN_MS = isInMemory ? 2 : 100;

/** Returns the error of a rejected call: `[details.code, message]`. Fails the test if the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string; message: string; fields?: unknown }> {
  const error: unknown = await call.then(
    (value) => {
      throw new Error(`Expected a refusal, got ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || !('details' in error)) throw error;
  const details = error.details as { code: string; userMessage: string; fields?: unknown } | undefined;
  if (!details) throw error;

  return {
    code: details.code,
    message: details.userMessage,
    ...(details.fields === undefined ? {} : { fields: details.fields }),
  };
}

/** Waits until `read` returns something, for what triggers write; fails with the last value seen. */
export async function eventually<T>(
  read: () => Promise<T | null | undefined | false>,
  what: string,
  timeoutMs = 60_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== null && value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Returns a time zone in which it is now `hour` o’clock, today, yesterday or tomorrow. */
export function zoneWhereItIs(hour: number): string {
  const hourIn = (timeZone: string): number => Number(clockTime(timeZone, new Date()).slice(0, 2));
  const zone = Intl.supportedValuesOf('timeZone').find((name) => !name.startsWith('Etc/') && hourIn(name) === hour);
  if (zone === undefined) throw new Error(`Nowhere is it ${hour} o’clock`);
  return zone;
}

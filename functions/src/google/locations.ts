import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { GoogleChoice } from '@/domain/google-profile/api';
import { googleLocationSchema, type GoogleLocation } from '@/domain/google-profile/schema';
import { cutText } from '@/lib/cutText';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { stampOf, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import type { AskGoogle } from './client';
import {
  accountsAnswer,
  idIn,
  keptLocation,
  locationsAnswer,
  placeOf,
  READ_MASK,
  wireLocation,
  type WireLocation,
} from './wire';

const ACCOUNTS = 'mybusinessaccountmanagement.googleapis.com';
const INFORMATION = 'mybusinessbusinessinformation.googleapis.com';
/** More than any contractor has, and few enough to choose from. */
const LISTED = 200;
const ACCOUNT_PAGE = '20';
const LOCATION_PAGE = '100';

export const googleLocations = (db: Firestore, companyId: string): CollectionReference =>
  inCompany(db, companyId, 'googleLocations');

/** Returns the profiles the connected account may manage, account by account. */
export async function listLocations(ask: AskGoogle): Promise<{ locations: GoogleChoice[]; isCut: boolean }> {
  const found = new Map<string, GoogleChoice>();
  for await (const account of pages(ask, { host: ACCOUNTS, path: '/v1/accounts', size: ACCOUNT_PAGE }, accountsOf)) {
    const path = `/v1/${account.name}/locations`;
    for await (const one of pages(
      ask,
      { host: INFORMATION, path, size: LOCATION_PAGE, readMask: READ_MASK },
      locationsOf,
    )) {
      if (found.size >= LISTED) return { locations: [...found.values()], isCut: true };
      const locationId = idIn(one.name);
      // A group's location is also listed under its owner's account.
      if (!found.has(locationId))
        found.set(locationId, {
          accountId: idIn(account.name),
          accountName: account.accountName,
          locationId,
          title: one.title,
          place: placeOf(one),
          isVerified: one.metadata.hasVoiceOfMerchant,
        });
    }
  }
  return { locations: [...found.values()], isCut: false };
}

type Listed = { host: typeof ACCOUNTS | typeof INFORMATION; path: string; size: string; readMask?: string };

/** Yields every entry of a paginated Google list. A repeated token ends it. */
async function* pages<T>(
  ask: AskGoogle,
  { host, path, size, readMask }: Listed,
  parse: (answer: unknown) => { entries: T[]; next: string },
): AsyncGenerator<T> {
  const seen = new Set<string>();
  for (let pageToken = ''; ;) {
    const query = { pageSize: size, ...(readMask ? { readMask } : {}), ...(pageToken === '' ? {} : { pageToken }) };
    const { entries, next } = parse(await ask({ host, path, query }));
    yield* entries;
    if (next === '' || seen.has(next)) return;
    seen.add(next);
    pageToken = next;
  }
}

const accountsOf = (answer: unknown) => {
  const { accounts, nextPageToken } = accountsAnswer.parse(answer ?? {});
  return { entries: accounts, next: nextPageToken };
};

const locationsOf = (answer: unknown): { entries: WireLocation[]; next: string } => {
  const { locations, nextPageToken } = locationsAnswer.parse(answer ?? {});
  return { entries: locations.flatMap((one) => wireLocation.safeParse(one).data ?? []), next: nextPageToken };
};

/** Fetches a profile's current state from Google. @throws GoogleError, AppError */
export async function fetchLocation(ask: AskGoogle, locationId: string): Promise<WireLocation> {
  const path = `/v1/locations/${encodeURIComponent(locationId)}`;
  return wireLocation.parse(await ask({ host: INFORMATION, path, query: { readMask: READ_MASK } }));
}

export async function patchLocation(
  ask: AskGoogle,
  locationId: string,
  { updateMask, body }: { updateMask: string; body: unknown },
): Promise<void> {
  const path = `/v1/locations/${encodeURIComponent(locationId)}`;
  await ask({ host: INFORMATION, path, method: 'PATCH', query: { updateMask }, body });
}

/** Returns a profile the company manages. @throws AppError `not-found` */
export async function storedLocation({ db }: Deps, companyId: string, locationId: string): Promise<GoogleLocation> {
  const stored = await googleLocations(db, companyId).doc(locationId).get();
  const location = googleLocationSchema.safeParse(stored.data()).data;
  if (!location) throw notFound('Google profile');
  return location;
}

/** Stores a profile as just fetched from Google; review data is kept. Does nothing if it was removed in the meantime. */
export async function keepLocation(
  { db, now }: Deps,
  { companyId, of, timeZone }: { companyId: string; of: WireLocation; timeZone: string },
): Promise<void> {
  const ref = googleLocations(db, companyId).doc(idIn(of.name));
  const readAt = now();
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const before = googleLocationSchema.safeParse(data).data;
    if (!before) return;
    const kept = keptLocation(of, before, { readAt, today: calendarDay(timeZone, new Date(readAt)) });
    transaction.set(ref, { ...kept, ...stampOf(data, '', readAt) });
  });
}

/** Records on a profile why it couldn't be read. */
export async function keepFault(
  { db, now }: Deps,
  companyId: string,
  locationId: string,
  fault: string,
): Promise<void> {
  const ref = googleLocations(db, companyId).doc(locationId);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.exists) transaction.update(ref, { fault: cutText(fault, 500), ...updatedStamp('', now()) });
  });
}

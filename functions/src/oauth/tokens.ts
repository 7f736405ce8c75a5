import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/lib/appError';
import { PROVIDER_INFO } from '@/domain/connection/providers';
import { lostAccess, lostSecret } from '@/domain/connection/words';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { precondition } from '../platform/errors';
import { clientFor, faceRef, keyRef, openToken, parseKey, sealToken, type Link, type StoredKey } from './records';
import { SealBroken } from './seal';
import { requestTokens, revokeToken, TokenRefused, type Grant } from './tokenRequest';

/** A token that expires within this is renewed before use: the provider's clock may be ahead of ours. */
const AHEAD_MS = 120_000;
const LEASE_MS = 30_000;
const LOOK_AGAIN_MS = 400;
/** As long as a lease lives: a waiting caller either gets the new token or may renew it. */
const LOOKS = Math.ceil(LEASE_MS / LOOK_AGAIN_MS) + 2;

type Claim = { kind: 'token'; key: StoredKey } | { kind: 'wait' } | { kind: 'renew'; key: StoredKey; leaseId: string };

/**
 * Returns a provider's token, renewed if about to expire. However many callers ask at once, one renews it (under a lease) and the others
 * wait; the result is stored before anyone uses it. `refused` is a token the provider just rejected.
 * @throws AppError `failed-precondition` without a connection or when a person has to reconnect; `unavailable`.
 */
export async function accessToken(deps: Deps, link: Link, refused = ''): Promise<string> {
  for (let look = 0; look < LOOKS; look += 1) {
    const claim = await claimKey(deps, link, refused);
    if (claim.kind === 'token') return openAccess(deps, link, claim.key);
    if (claim.kind === 'renew') return renew(deps, link, claim);
    await sleep(LOOK_AGAIN_MS);
  }
  throw busy(link);
}

/** Decrypts a stored token; if the server's key has changed, a person has to reconnect. */
async function openAccess(deps: Deps, link: Link, { sealedAccess }: StoredKey): Promise<string> {
  try {
    return await openToken(link, 'access', sealedAccess);
  } catch (error) {
    if (error instanceof SealBroken) return refuseConnection(deps, link, lostAccess(PROVIDER_INFO[link.spec.id].name));
    throw error;
  }
}

async function claimKey(deps: Deps, link: Link, refused: string): Promise<Claim> {
  const { db, now, newId } = deps;
  const refusedIn = refused === '' ? '' : await generationOf(deps, link, refused);
  return db.runTransaction(async (transaction): Promise<Claim> => {
    const key = parseKey((await transaction.get(keyRef(db, link))).data());
    if (!key) throw notConnected(link);
    if (key.isRefused) throw mustReconnect(link);
    const at = Date.parse(now());
    if (key.generation !== refusedIn && Date.parse(key.accessEndsAt) - at > AHEAD_MS) return { kind: 'token', key };
    if (key.leaseId !== '' && Date.parse(key.leaseEndsAt) > at) return { kind: 'wait' };
    const leaseId = newId();
    transaction.update(keyRef(db, link), { leaseId, leaseEndsAt: new Date(at + LEASE_MS).toISOString() });
    return { kind: 'renew', key, leaseId };
  });
}

/** Returns the generation a token belongs to; '' if it isn't current. */
async function generationOf({ db }: Deps, link: Link, token: string): Promise<string> {
  const key = parseKey((await keyRef(db, link).get()).data());
  if (!key) return '';
  const stored = await openToken(link, 'access', key.sealedAccess).catch(() => '');
  return stored === token ? key.generation : '';
}

async function renew(deps: Deps, link: Link, { key, leaseId }: { key: StoredKey; leaseId: string }): Promise<string> {
  const { name } = PROVIDER_INFO[link.spec.id];
  const chosen = await clientFor(deps, link);
  if (key.sealedRefresh === '')
    return refuse(deps, link, leaseId, `${name} gave access for a limited time, which is over.`);
  if (chosen?.client.clientId !== key.clientId)
    return refuse(deps, link, leaseId, `The ${name} project that was used is no longer set up here.`);
  if (chosen.isSecretLost) return refuse(deps, link, leaseId, lostSecret(name));
  try {
    const before = await openToken(link, 'refresh', key.sealedRefresh);
    const grant = await requestTokens(link.spec, chosen.client, { grant_type: 'refresh_token', refresh_token: before });
    const isKept = await keepGrant(deps, link, { generation: key.generation, grant });
    if (isKept) return grant.accessToken;
    // Disconnected or reconnected while the provider was answering: this pair must not remain valid unnoticed.
    if (grant.refreshToken !== '') await revokeToken(link.spec, chosen.client, grant.refreshToken);
    throw busy(link);
  } catch (error) {
    if (error instanceof TokenRefused) return refuse(deps, link, leaseId, reasonOf(name, error.error));
    if (error instanceof SealBroken) return refuse(deps, link, leaseId, lostAccess(name));
    await endLease(deps, link, leaseId);
    throw error;
  }
}

/** Stores a token pair in place of the generation it renews. False if that one is gone. */
async function keepGrant(
  deps: Deps,
  link: Link,
  { generation, grant }: { generation: string; grant: Grant },
): Promise<boolean> {
  const { db } = deps;
  const sealed = await sealedGrant(deps, link, grant);
  return db.runTransaction(async (transaction) => {
    const stored = parseKey((await transaction.get(keyRef(db, link))).data());
    if (stored?.generation !== generation) return false;
    // Not every response repeats it.
    const hardEndsAt = sealed.hardEndsAt || stored.hardEndsAt;
    transaction.update(keyRef(db, link), {
      ...sealed,
      // A provider that issues no new refresh token keeps accepting the old one.
      ...(grant.refreshToken === '' ? { sealedRefresh: stored.sealedRefresh, endsAt: stored.endsAt } : {}),
      hardEndsAt,
      ...updatedStamp('', deps.now()),
    });
    const endsAt = grant.refreshToken === '' ? stored.endsAt : sealed.endsAt;
    transaction.update(faceRef(db, link), { endsAt, hardEndsAt, ...updatedStamp('', deps.now()) });
    return true;
  });
}

/** A token pair as stored, with no renewal in progress. */
export async function sealedGrant(
  { now, newId }: Deps,
  link: Link,
  grant: Grant,
): Promise<Omit<StoredKey, 'clientOwner' | 'clientId' | 'values'>> {
  const after = (seconds: number): string => new Date(Date.parse(now()) + seconds * 1000).toISOString();
  const accessEndsAt = after(grant.accessSeconds);
  const refreshEndsAt = grant.refreshSeconds === null ? '' : after(grant.refreshSeconds);
  return {
    sealedAccess: await sealToken(link, 'access', grant.accessToken),
    accessEndsAt,
    sealedRefresh: await sealToken(link, 'refresh', grant.refreshToken),
    endsAt: grant.refreshToken === '' ? accessEndsAt : refreshEndsAt,
    hardEndsAt: grant.hardSeconds === null ? '' : after(grant.hardSeconds),
    generation: newId(),
    leaseId: '',
    leaseEndsAt: '',
    isRefused: false,
  };
}

/** Records that a person has to reconnect, unless someone did in the meantime. @throws AppError `failed-precondition` */
async function refuse(deps: Deps, link: Link, leaseId: string, reason: string): Promise<never> {
  const { db } = deps;
  await db.runTransaction(async (transaction) => {
    const stored = parseKey((await transaction.get(keyRef(db, link))).data());
    if (stored?.leaseId === leaseId) markRefused(deps, transaction, link, reason);
  });
  throw mustReconnect(link);
}

function markRefused({ db, now }: Deps, transaction: Transaction, link: Link, reason: string): void {
  transaction.update(keyRef(db, link), { isRefused: true, leaseId: '', leaseEndsAt: '', ...updatedStamp('', now()) });
  transaction.update(faceRef(db, link), { state: 'needs-reconnect', reason, ...updatedStamp('', now()) });
}

/** Handles a provider that rejects the token it just issued: it won't accept the next one either. @throws AppError always */
export async function refuseConnection(deps: Deps, link: Link, reason: string): Promise<never> {
  const { db } = deps;
  await db.runTransaction(async (transaction) => {
    const stored = parseKey((await transaction.get(keyRef(db, link))).data());
    if (stored && !stored.isRefused) markRefused(deps, transaction, link, reason);
  });
  throw mustReconnect(link);
}

async function endLease({ db }: Deps, link: Link, leaseId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = parseKey((await transaction.get(keyRef(db, link))).data());
    if (stored?.leaseId === leaseId) transaction.update(keyRef(db, link), { leaseId: '', leaseEndsAt: '' });
  });
}

const reasonOf = (name: string, error: string): string =>
  error === 'invalid_grant'
    ? `${name} ended the access: someone took it away, changed the password, or it was not used for months.`
    : `${name} no longer takes our project’s client ID and secret.`;

const notConnected = ({ spec }: Link): AppError =>
  precondition(`${PROVIDER_INFO[spec.id].name} is not connected. Connect it first.`);

const mustReconnect = ({ spec }: Link): AppError =>
  precondition(`${PROVIDER_INFO[spec.id].name} no longer accepts our access. Connect it again.`);

const busy = ({ spec }: Link): AppError =>
  new AppError({
    code: 'unavailable',
    userMessage: `The access to ${PROVIDER_INFO[spec.id].name} is being renewed. Please try again in a moment.`,
  });

import { PROVIDER_INFO } from '@/domain/connection/providers';
import type { CallbackValues, Connection } from '@/domain/connection/schema';
import { lostSecret, refusedConsent, refusedExchange } from '@/domain/connection/words';
import { paths } from '@/lib/paths';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { precondition } from '../platform/errors';
import type { OauthClient, ProviderSpec } from './provider';
import { clientFor, faceRef, keyRef, openToken, parseKey, type Link, type StoredKey } from './records';
import { challengeOf, keepState, newSecretText, type StartedConnection } from './states';
import { sealedGrant } from './tokens';
import { requestTokens, revokeToken, TokenRefused, type Grant } from './tokenRequest';

/** Returns the URL providers redirect back to: the same for all of them, and listed in each project. */
export const callbackUrl = (appUrl: string): string => `${appUrl}${paths.callback}`;

/**
 * Starts a connection, and returns the provider's consent page.
 * @throws AppError `failed-precondition` if no project is available.
 */
export async function beginConnection(
  deps: Deps,
  link: Link,
  { uid, appUrl }: { uid: string; appUrl: string },
): Promise<string> {
  const { spec, companyId } = link;
  const chosen = await clientFor(deps, link);
  if (!chosen) throw noProject(spec);
  if (chosen.isSecretLost) throw precondition(lostSecret(PROVIDER_INFO[spec.id].name));
  const codeVerifier = spec.usesPkce ? newSecretText() : '';
  const redirectUri = callbackUrl(appUrl);
  const started = { uid, companyId, provider: spec.id, clientOwner: chosen.owner, codeVerifier, redirectUri };
  const url = new URL(spec.authorizationUrl());
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: chosen.client.clientId,
    redirect_uri: redirectUri,
    scope: spec.scopes.join(' '),
    state: await keepState(deps, started),
    ...(spec.usesPkce ? { code_challenge: challengeOf(codeVerifier), code_challenge_method: 'S256' } : {}),
    ...spec.extraParameters,
  }).toString();
  return url.toString();
}

/**
 * Handles a person's return: a code, or an error in the provider's own words, and the values the provider declares. A new connection
 * replaces any previous one.
 * @throws AppError with the message for the person.
 */
export async function completeConnection(
  deps: Deps,
  link: Link,
  {
    started,
    code,
    error,
    values = {},
  }: { started: StartedConnection; code: string; error: string; values?: CallbackValues },
): Promise<void> {
  const { spec } = link;
  const { name } = PROVIDER_INFO[spec.id];
  if (error !== '' || code === '') throw precondition(refusedConsent(name, error));
  const chosen = await clientFor(deps, link);
  if (chosen?.owner !== started.clientOwner)
    throw precondition(`The ${name} project was changed meanwhile. Connect again.`);
  if (chosen.isSecretLost) throw precondition(lostSecret(name));
  // Before the code is used up: without these values, the tokens would be useless.
  const kept = declaredValues(spec, values);
  const grant = await exchange(spec, chosen.client, started, code);
  const missing = spec.scopes.filter((scope) => grant.scope !== '' && !grant.scope.split(/[ ,]+/).includes(scope));
  if (missing.length > 0) {
    await revokeToken(spec, chosen.client, grant.refreshToken || grant.accessToken);
    throw precondition(
      `${name} was told to leave out a right that we need. Connect again, and leave all boxes ticked.`,
    );
  }
  await storeConnection(deps, link, { started, grant, clientId: chosen.client.clientId, values: kept });
}

/** Returns only the values a provider declares from its callback. @throws AppError `failed-precondition` */
function declaredValues({ id, callbackValues }: ProviderSpec, values: CallbackValues): CallbackValues {
  return Object.fromEntries(
    Object.entries(callbackValues).map(([name, shape]) => {
      const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
      if (shape.test(value)) return [name, value];
      throw precondition(
        `${PROVIDER_INFO[id].name} did not say which of its accounts this is. Connect again, and choose one there.`,
      );
    }),
  );
}

async function exchange(
  spec: ProviderSpec,
  client: OauthClient,
  { redirectUri, codeVerifier }: StartedConnection,
  code: string,
): Promise<Grant> {
  try {
    return await requestTokens(spec, client, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      ...(codeVerifier === '' ? {} : { code_verifier: codeVerifier }),
    });
  } catch (error) {
    if (error instanceof TokenRefused) throw precondition(refusedExchange(PROVIDER_INFO[spec.id].name, error.error));
    throw error;
  }
}

async function storeConnection(
  deps: Deps,
  link: Link,
  {
    started: { uid, clientOwner },
    grant,
    ...kept
  }: { started: StartedConnection; grant: Grant; clientId: string; values: CallbackValues },
): Promise<void> {
  const { db, now } = deps;
  const sealed = await sealedGrant(deps, link, grant);
  const face: Connection = {
    provider: link.spec.id,
    state: 'connected',
    reason: '',
    clientOwner,
    connectedBy: uid,
    connectedAt: now(),
    endsAt: sealed.endsAt,
    hardEndsAt: sealed.hardEndsAt,
    accountId: Object.values(kept.values)[0] ?? '',
  };
  const batch = db.batch();
  batch.set(keyRef(db, link), { ...sealed, ...kept, clientOwner, ...createdStamp(uid, now()) });
  batch.set(faceRef(db, link), { ...face, ...createdStamp(uid, now()) });
  await batch.commit();
}

/** Revokes our access at the provider and deletes the tokens, even if the provider doesn't respond. False if it didn't confirm. */
export async function dropConnection(deps: Deps, link: Link): Promise<boolean> {
  const { db } = deps;
  const key = parseKey((await keyRef(db, link).get()).data());
  // Tokens that can no longer be decrypted here can't be revoked either.
  const ends = async (stored: StoredKey): Promise<boolean> =>
    stored.isRefused ? (await openToken(link, 'access', stored.sealedAccess)) !== '' : revokeStored(deps, link, stored);
  const isRevoked = key === null || (await ends(key).catch(() => false));
  const batch = db.batch();
  batch.delete(keyRef(db, link));
  batch.delete(faceRef(db, link));
  await batch.commit();
  return isRevoked;
}

type Sealed = { sealedAccess: string; sealedRefresh: string; clientId: string };

async function revokeStored(deps: Deps, link: Link, key: Sealed): Promise<boolean> {
  const chosen = await clientFor(deps, link);
  if (chosen?.client.clientId !== key.clientId) return false;
  const token =
    (await openToken(link, 'refresh', key.sealedRefresh)) || (await openToken(link, 'access', key.sealedAccess));
  return revokeToken(link.spec, chosen.client, token);
}

const noProject = ({ id }: ProviderSpec): Error =>
  precondition(
    `This server has no project at ${PROVIDER_INFO[id].name}. Enter a project of your own first: the page says how to make one.`,
  );

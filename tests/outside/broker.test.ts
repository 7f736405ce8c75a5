import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginConnection, completeConnection, dropConnection } from '../../functions/src/oauth/connecting';
import { callbackValues, clientFor, ownClientRef, secretPlace } from '../../functions/src/oauth/records';
import { seal, unseal } from '../../functions/src/oauth/seal';
import { takeState } from '../../functions/src/oauth/states';
import { accessToken } from '../../functions/src/oauth/tokens';
import { COMPANY, openWorld, UID, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.control('reset');
  await world.deps.db.doc(`companies/${COMPANY}/keys/oauth-google`).delete();
  await world.deps.db.doc(`companies/${COMPANY}/connections/google`).delete();
  await world.deps.db.doc(`companies/${COMPANY}/keys/oauthClient-google`).delete();
});
afterAll(() => world.end());

const face = () => world.stored('connections/google');
const begin = () => beginConnection(world.deps, world.link, { uid: UID, appUrl: 'http://localhost:5173' });
const me = { uid: UID, companyId: COMPANY };
const ACCOUNTS = { host: 'mybusinessaccountmanagement.googleapis.com', path: '/v1/accounts' } as const;

describe('connecting an account', () => {
  it('asks with state and PKCE, and seals tokens out of reach', async () => {
    const url = new URL(await begin());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:5173/callback',
    });
    await world.connect();
    expect(face()).toMatchObject({ state: 'connected', provider: 'google', clientOwner: 'server', connectedBy: UID });
    expect(JSON.stringify(face())).not.toMatch(/ya29|1\/\/0/);
    expect(JSON.stringify(world.stored('keys/oauth-google'))).not.toMatch(/ya29|1\/\/0/);
    expect(await accessToken(world.deps, world.link)).toMatch(/^ya29\./);
  });

  it('accepts a state once, within ten minutes, from the person who started', async () => {
    const first = (await world.agree(await begin())).get('state') ?? '';
    await expect(takeState(world.deps, first, { ...me, uid: 'eve' })).rejects.toThrow('Someone else began');
    await expect(takeState(world.deps, first, { ...me, companyId: 'other' })).rejects.toThrow('Someone else began');
    await takeState(world.deps, first, me);
    await expect(takeState(world.deps, first, me)).rejects.toThrow('was used already');

    const late = (await world.agree(await begin())).get('state') ?? '';
    world.wait(11);
    await expect(takeState(world.deps, late, me)).rejects.toThrow('the last 10 minutes');
    await expect(takeState(world.deps, 'made-up', me)).rejects.toThrow('belongs to no connection');
  });

  it('explains what went wrong at Google', async () => {
    await expect(world.connect({ answer: 'deny' })).rejects.toThrow('You did not give access at Google');
    await expect(world.connect({ manage: '' })).rejects.toThrow('leave all boxes ticked');
    // The unwanted permission is returned immediately.
    expect((await world.state()).grants).toBe(0);
    await world.control('fault', { path: '/token', status: 503 });
    await expect(world.connect()).rejects.toThrow('Google cannot be reached right now');
    expect(face()).toBeUndefined();
  });

  it('doesn’t accept a code twice, or another person’s verifier', async () => {
    const back = await world.agree(await begin());
    const code = back.get('code') ?? '';
    const started = await takeState(world.deps, back.get('state') ?? '', me);
    const other = { ...started, codeVerifier: 'another-verifier-another-verifier-another-ver' };
    await expect(completeConnection(world.deps, world.link, { started: other, code, error: '' })).rejects.toThrow(
      'used before or is too old',
    );
    await expect(completeConnection(world.deps, world.link, { started, code, error: '' })).rejects.toThrow(
      'used before or is too old',
    );
  });

  it('stores the values a provider declares in its response, and connects nothing without them', async () => {
    const link = { ...world.link, spec: { ...world.link.spec, callbackValues: { realmId: /^\d{1,20}$/ } } };
    const comeBack = async (values: Record<string, string>) => {
      const back = await world.agree(await begin());
      const started = await takeState(world.deps, back.get('state') ?? '', me);
      await completeConnection(world.deps, link, { started, code: back.get('code') ?? '', error: '', values });
    };
    for (const values of [{}, { realmId: '' }, { realmId: '12/../../users' }, { other: '42' }])
      await expect(comeBack(values)).rejects.toThrow('did not say which of its accounts');
    expect(face()).toBeUndefined();
    expect(await callbackValues(world.deps, link)).toBeNull();

    await comeBack({ realmId: '9130347', other: 'left out' });
    expect(await callbackValues(world.deps, link)).toEqual({ realmId: '9130347' });
    // A renewal replaces the tokens and nothing else.
    world.wait(70);
    await accessToken(world.deps, link);
    expect(await callbackValues(world.deps, link)).toEqual({ realmId: '9130347' });
  });

  it('uses the company’s own project, and says when its secret is wrong', async () => {
    const clientId = 'mine.apps.googleusercontent.com';
    const own = async (secret: string) =>
      ownClientRef(world.deps.db, COMPANY, 'google').set({
        clientId,
        sealedSecret: await seal(secret, secretPlace(COMPANY, 'google')),
      });
    await own('GOCSPX-right');
    await world.connect();
    expect(face()).toMatchObject({ clientOwner: 'company' });
    await own('GOCSPX-wrong');
    await expect(world.connect()).rejects.toThrow('does not know this client ID and secret');
  });
});

describe('tokens', () => {
  it('are renewed once, however many requests ask, and a rotated refresh token is stored before it is used', async () => {
    await world.connect();
    await world.control('set', { isRotating: true });
    world.wait(70);
    const before = await world.tokenCalls();
    const tokens = await Promise.all([1, 2, 3, 4].map(() => accessToken(world.deps, world.link)));
    expect(new Set(tokens).size).toBe(1);
    expect((await world.tokenCalls()) - before).toBe(1);
    // The second renewal works only with the refresh token that came with the first.
    world.wait(70);
    expect(await accessToken(world.deps, world.link)).not.toBe(tokens[0]);
  });

  it('are renewed repeatedly with the one refresh token that Google issues', async () => {
    await world.connect();
    const tokens = [await accessToken(world.deps, world.link)];
    for (const _hour of [1, 2, 3]) {
      world.wait(70);
      tokens.push(await accessToken(world.deps, world.link));
    }
    expect(new Set(tokens).size).toBe(4);
    expect(face()).toMatchObject({ state: 'connected', endsAt: '' });
  });

  it('that expire within two minutes are renewed before use, and not earlier', async () => {
    await world.connect();
    const first = await accessToken(world.deps, world.link);
    // Google's tokens last an hour less a second.
    world.wait(57.9);
    expect(await accessToken(world.deps, world.link)).toBe(first);
    world.wait(0.2);
    expect(await accessToken(world.deps, world.link)).not.toBe(first);
  });

  it('that Google forgot, or with clocks that differ, are renewed and retried', async () => {
    await world.connect();
    await world.control('clock', { aheadSeconds: 4000 });
    await expect(world.ask(ACCOUNTS)).resolves.toMatchObject({ accounts: [{ name: 'accounts/1042' }] });
    expect(face()).toMatchObject({ state: 'connected' });
  });

  it('revoked at Google say so permanently, until someone reconnects', async () => {
    await world.connect();
    await world.control('revoke');
    await expect(world.ask(ACCOUNTS)).rejects.toThrow('Connect it again');
    expect(face()).toMatchObject({
      state: 'needs-reconnect',
      reason: expect.stringContaining('someone took it away') as string,
    });
    const calls = await world.tokenCalls();
    await expect(world.ask(ACCOUNTS)).rejects.toThrow('Connect it again');
    expect(await world.tokenCalls()).toBe(calls);
    await world.connect();
    expect(face()).toMatchObject({ state: 'connected', reason: '' });
  });

  it('aren’t lost when a response never arrives', async () => {
    await world.connect();
    world.wait(70);
    await world.control('fault', { path: '/token', status: 'drop' });
    await expect(accessToken(world.deps, world.link)).rejects.toThrow('cannot be reached');
    expect(await accessToken(world.deps, world.link)).toMatch(/^ya29/);
  });

  it('wait when a provider is called too often, whatever it calls that', async () => {
    await world.connect();
    world.wait(70);
    for (const error of ['rate_limit_exceeded', 'invalid_grant', '']) {
      const spy = vi
        .spyOn(globalThis, 'fetch')
        .mockResolvedValueOnce(new Response(JSON.stringify({ error }), { status: 429 }));
      await expect(accessToken(world.deps, world.link)).rejects.toThrow('cannot be reached right now');
      spy.mockRestore();
      expect(face()).toMatchObject({ state: 'connected', reason: '' });
    }
    expect(await accessToken(world.deps, world.link)).toMatch(/^ya29/);
  });

  /** Makes something happen while the provider's response to a renewal is on its way. */
  const renewWhile = async (happens: () => Promise<unknown>): Promise<unknown> => {
    await world.connect();
    await world.control('set', { isRotating: true });
    world.wait(70);
    const ask = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
      const answer = await ask(...request);
      await happens();
      return answer;
    });
    const outcome = await accessToken(world.deps, world.link).catch((error: unknown) => error);
    spy.mockRestore();
    return outcome;
  };

  it('in flight don’t restore a disconnected account, and are revoked', async () => {
    await renewWhile(() => dropConnection(world.deps, world.link));
    expect(world.stored('keys/oauth-google')).toBeUndefined();
    expect(face()).toBeUndefined();
    expect((await world.state()).grants).toBe(0);
  });

  it('in flight don’t replace a newer connection', async () => {
    let newer: unknown;
    await renewWhile(async () => {
      await world.connect();
      newer = world.stored('keys/oauth-google')?.['sealedRefresh'];
    });
    expect(world.stored('keys/oauth-google')?.['sealedRefresh']).toBe(newer);
    await expect(world.ask(ACCOUNTS)).resolves.toMatchObject({ accounts: [{ name: 'accounts/1042' }] });
  });

  it('that expire on their own are known in advance', async () => {
    await world.control('set', { refreshLifeSeconds: 604_800 });
    await world.connect();
    const endsAt = String(face()?.['endsAt']);
    expect(Math.round((Date.parse(endsAt) - Date.parse(world.deps.now())) / 86_400_000)).toBe(7);
  });
});

describe('disconnecting', () => {
  it('revokes the access at Google, and deletes everything here', async () => {
    await world.connect();
    expect(await dropConnection(world.deps, world.link)).toBe(true);
    expect((await world.state()).grants).toBe(0);
    expect(world.stored('keys/oauth-google')).toBeUndefined();
    expect(face()).toBeUndefined();
    await expect(accessToken(world.deps, world.link)).rejects.toThrow('Google is not connected');
  });

  it('doesn’t call Google with another project than the one that was used', async () => {
    await world.connect();
    await ownClientRef(world.deps.db, COMPANY, 'google').set({
      clientId: 'mine.apps.googleusercontent.com',
      sealedSecret: await seal('GOCSPX-right', secretPlace(COMPANY, 'google')),
    });
    expect(await dropConnection(world.deps, world.link)).toBe(false);
    expect((await world.state()).grants).toBe(1);
    expect(world.stored('keys/oauth-google')).toBeUndefined();
  });

  it('deletes here even if Google doesn’t respond, and says so', async () => {
    await world.connect();
    await world.control('fault', { path: '/revoke', status: 500 });
    expect(await dropConnection(world.deps, world.link)).toBe(false);
    expect(world.stored('keys/oauth-google')).toBeUndefined();
  });
});

describe('a changed server key', () => {
  const another = (): void => void vi.stubEnv('CONNECTIONS_KEY', Buffer.alloc(32, 9).toString('base64'));
  afterEach(() => vi.stubEnv('CONNECTIONS_KEY', ''));

  it('requires reconnecting, whether or not the stored access is still valid, and disconnecting works', async () => {
    for (const minutes of [0, 70]) {
      await world.connect();
      world.wait(minutes);
      another();
      await expect(world.ask(ACCOUNTS)).rejects.toThrow('Connect it again');
      expect(face()).toMatchObject({
        state: 'needs-reconnect',
        reason: expect.stringContaining('key was changed') as string,
      });
      // Google still has it: disconnecting tells the user to remove it there.
      expect(await dropConnection(world.deps, world.link)).toBe(false);
      vi.stubEnv('CONNECTIONS_KEY', '');
    }
    another();
    await world.connect();
    await expect(world.ask(ACCOUNTS)).resolves.toMatchObject({ accounts: [{ name: 'accounts/1042' }] });
  });

  it('asks for the secret of a company’s own project again, with an explanation', async () => {
    await ownClientRef(world.deps.db, COMPANY, 'google').set({
      clientId: 'mine.apps.googleusercontent.com',
      sealedSecret: await seal('GOCSPX-right', secretPlace(COMPANY, 'google')),
    });
    await world.connect();
    world.wait(70);
    another();
    expect(await clientFor(world.deps, world.link)).toMatchObject({ owner: 'company', isSecretLost: true });
    await expect(begin()).rejects.toThrow('Enter it once more');
    await expect(world.ask(ACCOUNTS)).rejects.toThrow('Connect it again');
    expect(face()).toMatchObject({ state: 'needs-reconnect' });
  });
});

it('opens a sealed value only in its own place', async () => {
  const sealed = await seal('secret', 'acme/google/access');
  expect(await unseal(sealed, 'acme/google/access')).toBe('secret');
  await expect(unseal(sealed, 'other/google/access')).rejects.toThrow();
  expect(await seal('secret', 'acme/google/access')).not.toBe(sealed);
});

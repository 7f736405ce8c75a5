import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { directionsSchema, mappingSchema } from '@/domain/quickbooks/setup';
import { beginConnection, completeConnection } from '../../functions/src/oauth/connecting';
import { takeState } from '../../functions/src/oauth/states';
import { quickbooksLink } from '../../functions/src/quickbooks/client';
import { saveSetup } from '../../functions/src/quickbooks/settingUp';
import { handleNews } from '../../functions/src/quickbooks/handleNews';
import { beginBooks, COMPANY, openBooksWorld, told, UID, type BooksWorld } from './quickbooksWorld';

let world: BooksWorld;
beforeAll(async () => {
  world = await openBooksWorld();
});
beforeEach(() => beginBooks(world));
afterAll(() => world.end());

const LINK = quickbooksLink(COMPANY);
const ADA = { uid: UID, companyId: COMPANY };

/** Starts connecting and consents at Intuit. @returns the parameters the browser comes back with */
async function agreed(realmId = '9130347'): Promise<{ state: string; code: string; realmId: string }> {
  const form = new URLSearchParams(
    new URL(await beginConnection(world.deps, LINK, { uid: UID, appUrl: 'http://localhost:5173' })).search,
  );
  form.set('answer', 'connect');
  form.set('realmId', realmId);
  const response = await fetch(`${world.url}/appcenter.intuit.com/consent`, {
    ...{ method: 'POST', body: form, redirect: 'manual' },
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  return { state: back.get('state') ?? '', code: back.get('code') ?? '', realmId: back.get('realmId') ?? '' };
}

const finish = async (
  { state, code, realmId }: Awaited<ReturnType<typeof agreed>>,
  who: typeof ADA = ADA,
): Promise<void> => {
  const started = await takeState(world.deps, state, who);
  await completeConnection(world.deps, LINK, { started, code, error: '', values: { realmId } });
};

describe('a callback from Intuit', () => {
  it('counts for the person who started it, in the company where it was started, and can’t be used up by others', async () => {
    const back = await agreed();
    expect(await told(finish(back, { ...ADA, uid: 'bo' }))).toContain('Someone else');
    expect(await told(finish(back, { ...ADA, companyId: 'other' }))).toContain('Someone else');
    expect(await told(finish(back))).toBe('nothing');
  });

  it('with another person’s state, or an unknown one, connects nothing', async () => {
    const [first, second] = [await agreed(), await agreed()];
    expect(await told(finish({ ...first, state: 'guessed' }))).toContain('belongs to no connection');
    // Swapped: each state is valid once, whichever code comes with it, and both codes belong to the same person.
    await finish({ ...first, state: second.state });
    expect(await told(finish({ ...second, state: second.state }))).toContain('belongs to no connection');
  });

  it('counts once: a reloaded page, and the same code under another state', async () => {
    const back = await agreed();
    await finish(back);
    expect(await told(finish(back))).toContain('was used already');
    const other = await agreed();
    expect(await told(finish({ ...other, code: back.code }))).not.toBe('nothing');
    // Intuit revokes the first access when a code is used twice: the user is notified, and nothing is half connected.
    await world.control('forget');
    expect(await told(world.setUp())).toContain('onnect');
  });

  it('is refused after ten minutes', async () => {
    const back = await agreed();
    world.wait(11);
    expect(await told(finish(back))).toContain('belongs to no connection');
  });

  it('with the ID of a company file this access doesn’t open binds nothing to it', async () => {
    await finish({ ...(await agreed('9130347')), realmId: '9130348' });
    const decided = { mapping: mappingSchema.parse({}), directions: directionsSchema.parse({}) };
    const input = { ...decided, startOn: '2026-01-01' };
    expect(await told(saveSetup(world.deps, world.ask, ADA, input))).toContain('onnect');
    expect(world.stored('quickbooksSetup/setup')?.['realmId'] ?? '').toBe('');
    // So that nothing QuickBooks reports about that file reaches anyone here.
    const body = JSON.stringify([{ id: 'e', type: 'qbo.payment.created.v1', intuitaccountid: '9130348' }]);
    const signature = createHmac('sha256', 'local-quickbooks-verifier').update(body).digest('base64');
    const answer = await handleNews(world.deps, { body: Buffer.from(body), header: () => signature, query: '' });
    expect(answer).toMatchObject({ status: 200, log: { companies: 0 } });
  });

  it('with an invalid ID is refused before its code is used', async () => {
    for (const realmId of ['', '../9130347', '9130347/../9130348', 'x'.repeat(50)])
      expect(await told(finish({ ...(await agreed()), realmId }))).toContain('did not say which');
  });

  it('records on the connection which company file it is', async () => {
    await finish(await agreed('9130348'));
    expect(world.stored('connections/quickbooks')).toMatchObject({ state: 'connected', accountId: '9130348' });
  });
});

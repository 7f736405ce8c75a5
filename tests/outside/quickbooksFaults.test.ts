import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleInvoice, samplePayment, settled } from '@/testing/factories/quickbooks';
import { accessToken } from '../../functions/src/oauth/tokens';
import { quickbooksLink } from '../../functions/src/quickbooks/client';
import { beginBooks, COMPANY, openBooksWorld, told, type BooksWorld } from './quickbooksWorld';

let world: BooksWorld;
beforeAll(async () => {
  world = await openBooksWorld();
});
beforeEach(async () => {
  await beginBooks(world);
  await world.setUp();
});
afterAll(() => world.end());

const face = () => world.stored('connections/quickbooks');
const invoices = async () => (await world.there())['Invoice'] ?? [];

describe('the QuickBooks connection', () => {
  it('names the company file, and knows both limits: a hundred days unused, five years at most', () => {
    const days = (field: string) =>
      Math.round((Date.parse(String(face()?.[field])) - Date.parse(world.deps.now())) / 86_400_000);
    expect(face()).toMatchObject({ state: 'connected' });
    expect([days('endsAt'), days('hardEndsAt')]).toEqual([101, 1825]);
  });

  it('keeps the newest refresh token: it changes once a day, and the previous one stops working immediately', async () => {
    const tokenOf = () => accessToken(world.deps, quickbooksLink(COMPANY));
    for (const hours of [2, 23, 26, 50]) {
      world.wait(hours * 60);
      await world.control('clock', { aheadSeconds: (Date.parse(world.deps.now()) - Date.now()) / 1000 });
      const asked = await world.requests('/tokens/bearer');
      const tokens = await Promise.all([tokenOf(), tokenOf(), tokenOf()]);
      expect(new Set(tokens).size).toBe(1);
      expect((await world.requests('/tokens/bearer')) - asked).toBe(1);
    }
    expect(face()).toMatchObject({ state: 'connected' });
  });

  it('renews an access QuickBooks forgot, and asks to reconnect when someone revoked it', async () => {
    await world.control('forget');
    await expect(told(world.plan())).resolves.toBe('nothing');
    await world.control('revoke');
    await expect(told(world.plan())).resolves.toContain('Connect it again');
    expect(face()).toMatchObject({ state: 'needs-reconnect' });
  });

  it('isn’t made if the person cancels, or no company comes back', async () => {
    await expect(told(world.connect({ answer: 'cancel' }))).resolves.toContain('You did not give access');
  });

  it('pauses a push when the subscription has ended, and continues when someone resumes it', async () => {
    const run = async (): Promise<string> => {
      const { note, state } = await world.goOn('first', 'resume');
      return `${state} ${note}`;
    };
    await world.control('fault', { path: '/customer', method: 'POST', status: 503, times: 3 });
    expect(await world.push('first')).toMatchObject({
      state: 'running',
      done: 0,
      note: expect.stringContaining('cannot be reached') as string,
    });
    await world.control('set', { switches: { hasEnded: true } });
    expect(await run()).toContain('paused The QuickBooks subscription has ended');
    await world.control('set', { switches: { hasEnded: false, hasNoRights: true } });
    expect(await run()).toContain('paused The person who connected QuickBooks');
    await world.control('set', { switches: { hasNoRights: false } });
    expect(await run()).toBe('done ');
    expect(await invoices()).toHaveLength(1);
  });
});

it('writes nothing into another company file connected during a push', async () => {
  await world.control('fault', { path: '/invoice', method: 'POST', status: 503, times: 3 });
  await world.push('first');
  await world.connect({ realmId: '9130348' });
  world.wait(10);
  expect(await world.goOn('first')).toMatchObject({
    state: 'paused',
    note: expect.stringContaining('Another QuickBooks company') as string,
  });
  const other = await world.control<{ tables: Record<string, unknown[]> }>('state', { realmId: '9130348' });
  expect([other.tables['Customer'], other.tables['Invoice']]).toEqual([[], []]);
  await world.connect();
  expect(await world.goOn('first', 'resume')).toMatchObject({ state: 'done', done: 3 });
});

describe('missing responses', () => {
  it.each([
    ['a drop after the work was done', { status: 'drop', isAfter: true }],
    ['a 500 after the work was done', { status: 500, isAfter: true }],
    ['a 503 before', { status: 503, isAfter: false }],
    ['a drop before', { status: 'drop', isAfter: false }],
  ])('%s: nothing is duplicated and nothing lost', async (_name, fault) => {
    for (const times of [1, 4]) {
      await beginBooks(world);
      await world.setUp();
      await world.control('fault', { path: '/invoice', method: 'POST', times, ...fault });
      await world.push('first');
      for (let tries = 0; tries < 3 && world.stored('quickbooksRuns/first')?.['state'] !== 'done'; tries += 1) {
        world.wait(10);
        await world.goOn('first');
      }
      expect(world.stored('quickbooksRuns/first')).toMatchObject({ state: 'done', done: 3, failed: 0 });
      expect(await invoices()).toHaveLength(1);
      expect(world.link('invoice:i1')).toMatchObject({ state: 'linked', totalCents: 24_330 });
    }
  });

  it('a request to slow down pauses for a minute, and then it continues', async () => {
    await world.control('fault', { path: '/customer', method: 'POST', status: 429 });
    expect(await world.push('first')).toMatchObject({
      state: 'running',
      done: 0,
      note: expect.stringContaining('not accepting more requests') as string,
    });
    expect(await world.goOn('first')).toMatchObject({ done: 0 });
    world.wait(2);
    expect(await world.goOn('first')).toMatchObject({ state: 'done', done: 3 });
  });

  it('a document whose response was lost is found by its mark, even if QuickBooks has forgotten the request', async () => {
    await world.control('fault', { path: '/invoice', method: 'POST', status: 500, times: 3, isAfter: true });
    await world.push('first');
    await world.control('forget-requests');
    world.wait(10);
    expect(await world.goOn('first')).toMatchObject({ state: 'done', done: 3 });
    expect(await invoices()).toHaveLength(1);
  });

  it('an invalid response fails one write and blocks no other; the next push finds what it did', async () => {
    await world.put('invoices/i2', sampleInvoice('i2', { number: '1043' }));
    await world.control('fault', { path: '/invoice', method: 'POST', status: 'nonsense', isAfter: true });
    expect(await world.push('first')).toMatchObject({ state: 'done', done: 3, failed: 1 });
    expect((await world.plan()).get('invoice:i1')).toMatchObject({
      op: 'link',
      reason: expect.stringContaining('answer was lost') as string,
    });
    await world.push('second');
    expect(await invoices()).toHaveLength(2);
  });

  it('a refusal in a 200 response counts as one', async () => {
    await world.control('set', { switches: { answersFaultWith200: true } });
    await world.control('patch', { entity: 'Item', id: '2', patch: { Active: false } });
    await world.push('first');
    expect(world.pushes('first').map(({ key, state }) => [key, state])).toContainEqual(['invoice:i1', 'failed']);
  });
});

describe('refusals by QuickBooks', () => {
  it('include a closed period, a number in use, and a name that a vendor has', async () => {
    await world.control('set', { preferences: { AccountingInfoPrefs: { BookCloseDate: '2026-03-31' } } });
    expect((await world.plan()).get('invoice:i1')).toMatchObject({
      op: 'blocked',
      reason: expect.stringContaining('closed through 2026-03-31') as string,
    });
    await world.control('set', { preferences: { AccountingInfoPrefs: { BookCloseDate: '' } } });

    await world.control('write', { entity: 'Customer', body: { DisplayName: 'Somebody' } });
    const [other] = (await world.there())['Customer'] ?? [];
    await world.control('write', {
      entity: 'Invoice',
      body: {
        CustomerRef: { value: other?.Id },
        DocNumber: '1042',
        TxnDate: '2026-03-01',
        Line: [
          {
            DetailType: 'SalesItemLineDetail',
            Amount: 5,
            SalesItemLineDetail: { ItemRef: { value: '1' }, Qty: 1, UnitPrice: 5 },
          },
        ],
      },
    });
    expect((await world.plan()).get('invoice:i1')).toMatchObject({ op: 'blocked', theirsCents: 500 });

    await world.control('patch', { entity: 'Vendor', id: '20', patch: { DisplayName: 'ADA LOVELACE' } });
    expect((await world.plan()).get('customer:customer-1')).toMatchObject({
      op: 'create',
      body: { DisplayName: 'Ada Lovelace (C)' },
    });
  });

  it('say that a payment in a deposit can’t be changed or undone', async () => {
    await world.put('invoices/i1', sampleInvoice('i1', {}, [settled('payment', 'p1', 10_000)]));
    await world.put('payments/p1', samplePayment('p1', { amountCents: 10_000, method: 'cheque' }));
    await world.push('first');
    const [payment] = (await world.there())['Payment'] ?? [];
    await world.control('write', {
      entity: 'Deposit',
      body: {
        TxnDate: '2026-03-10',
        DepositToAccountRef: { value: '36' },
        Line: [{ Amount: 100, LinkedTxn: [{ TxnId: payment?.Id, TxnType: 'Payment', TxnLineId: '0' }] }],
      },
    });
    const run = await world.undo('first');
    expect(run).toMatchObject({ state: 'done', failed: 1 });
    expect(await invoices()).toMatchObject([{ TotalAmt: 0 }]);
  });

  it('compare tax calculated by QuickBooks in cents and mark it', async () => {
    await world.control('set', { switches: { takesTotalTax: false } });
    expect(await world.push()).toMatchObject({ state: 'done' });
    // Seven percent of $40.00 instead of our 8.25%.
    expect(world.link('invoice:i1')).toMatchObject({
      state: 'differs',
      taxCents: 280,
      totalCents: 24_280,
      note: 'QuickBooks came to another tax.',
    });
  });
});

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quickbooksReportSchema } from '@/domain/quickbooks/report';
import { sampleInvoice } from '@/testing/factories/quickbooks';
import { handleNews } from '../../functions/src/quickbooks/handleNews';
import { compareQuickbooks, NIGHTLY_REPORT, workQuickbooks } from '../../functions/src/quickbooks/nightlyQuickbooks';
import { pullChanges } from '../../functions/src/quickbooks/pulling';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { beginBooks, openBooksWorld, place, type BooksWorld } from './quickbooksWorld';

let world: BooksWorld;
const withoutPause = (): Promise<void> => Promise.resolve();
beforeAll(async () => {
  world = await openBooksWorld();
});
beforeEach(async () => {
  await beginBooks(world);
  // The fake dates changes with its own clock.
  await world.control('clock', { aheadSeconds: Math.round((Date.parse(world.deps.now()) - Date.now()) / 1000) });
  await world.connect();
  await world.setUp({}, { payments: 'both' });
  await world.push('first');
});
afterAll(() => world.end());

const pull = async () => pullChanges(world.deps, await world.ask(), place);
const invoiceThere = async () => (await world.there())['Invoice']?.[0];
const payThere = async (amount: number) => {
  const invoice = await invoiceThere();
  const [customer] = (await world.there())['Customer'] ?? [];
  await world.control('write', {
    entity: 'Payment',
    body: {
      CustomerRef: { value: customer?.Id },
      TotalAmt: amount,
      TxnDate: '2026-03-19',
      Line: [{ Amount: amount, LinkedTxn: [{ TxnId: invoice?.Id, TxnType: 'Invoice' }] }],
    },
  });
};

describe('changes in QuickBooks', () => {
  it('a payment entered there is imported once, and both books agree', async () => {
    await payThere(43.3);
    expect(await pull()).toEqual({ changed: 0, payments: 1 });
    expect(await pull()).toEqual({ changed: 0, payments: 0 });
    expect(world.stored('invoices/i1')).toMatchObject({ paidCents: 4_330, balanceCents: 20_000 });
    const run = await runNightly(world.deps, 'nightlyQuickbooks', compareQuickbooks(withoutPause, world.deliver));
    expect(run).toMatchObject({ failed: 0, counts: { reports: 1 } });
    const report = quickbooksReportSchema.parse(world.stored(`quickbooksReports/${NIGHTLY_REPORT}`));
    expect(report.differences).toEqual([]);
    expect(report.totals).toMatchObject({
      payment: { oursCents: 4_330, theirsCents: 4_330 },
      balance: { oursCents: 20_000, theirsCents: 20_000 },
    });
    // It came from QuickBooks, so it isn't pushed back.
    expect([...(await world.plan()).values()].filter(({ op }) => op !== 'leave')).toEqual([]);
  });

  it('if payments are only pushed it stays there, and the reconciliation says so', async () => {
    await world.setUp({}, { payments: 'push' });
    await payThere(43.3);
    expect(await pull()).toEqual({ changed: 0, payments: 0 });
    await runNightly(world.deps, 'nightlyQuickbooks', compareQuickbooks(withoutPause, world.deliver));
    const { differences } = quickbooksReportSchema.parse(world.stored(`quickbooksReports/${NIGHTLY_REPORT}`));
    expect(differences.map(({ cause, compared }) => [compared, cause])).toEqual([
      ['balance', 'balance'],
      ['payment', 'missing-here'],
    ]);
    // The bookkeeper is notified once, and the start page shows it until both sides agree.
    expect(world.stored('quickbooksSetup/setup')).toMatchObject({ differenceCount: 2 });
    await runNightly(world.deps, 'nightlyQuickbooks-2', compareQuickbooks(withoutPause, world.deliver));
    expect(world.mails).toEqual([expect.stringMatching(/ada@example\.com.*: Your books and QuickBooks differ$/)]);
    await world.setUp({}, { payments: 'both' });
    await pull();
    await runNightly(world.deps, 'nightlyQuickbooks-3', compareQuickbooks(withoutPause, world.deliver));
    expect(world.stored('quickbooksSetup/setup')).toMatchObject({ differenceCount: 0 });
    expect(world.mails).toHaveLength(1);
  });

  it('a connection that ended, or reaches its fifth year, is reported once by e-mail', async () => {
    const night = (name: string) =>
      runNightly(world.deps, `nightlyQuickbooks-${name}`, compareQuickbooks(withoutPause, world.deliver));
    const face = world.stored('connections/quickbooks') ?? {};
    await world.put('connections/quickbooks', { ...face, hardEndsAt: '2026-05-01T12:00:00.000Z' });
    await night('a');
    await night('b');
    expect(world.mails).toEqual([expect.stringMatching(/: QuickBooks ends the connection on May 1, 2026$/)]);
    await world.put('connections/quickbooks', {
      ...face,
      state: 'needs-reconnect',
      reason: 'QuickBooks ended the access.',
    });
    await night('c');
    await night('d');
    expect(world.mails.slice(1)).toEqual([expect.stringMatching(/: Connect QuickBooks again$/)]);
  });

  it('our own writes aren’t changes; an edit, a void and a deletion are recorded', async () => {
    expect(await pull()).toEqual({ changed: 0, payments: 0 });
    const invoice = await invoiceThere();
    await world.control('patch', { entity: 'Invoice', id: invoice?.Id, patch: { TotalAmt: 250 } });
    expect(await pull()).toMatchObject({ changed: 1 });
    expect(world.link('invoice:i1')).toMatchObject({ state: 'changed', note: 'Its amount was changed in QuickBooks.' });
    await world.control('patch', { entity: 'Invoice', id: invoice?.Id, patch: { isDeleted: true } });
    expect(await pull()).toMatchObject({ changed: 1 });
    expect(world.link('invoice:i1')).toMatchObject({ state: 'gone' });
    expect((await world.plan()).get('invoice:i1')).toMatchObject({ op: 'blocked' });
  });
});

describe('QuickBooks webhooks', () => {
  const TOKEN = 'local-quickbooks-verifier';
  const send = (body: string, signature = createHmac('sha256', TOKEN).update(body).digest('base64')) =>
    handleNews(world.deps, {
      body: Buffer.from(body),
      header: (name) => (name === 'intuit-signature' ? signature : ''),
      query: '',
    });
  const cloud = (realm = '9130347') =>
    JSON.stringify([
      {
        specversion: '1.0',
        id: 'e1',
        type: 'qbo.Payment.created.v1',
        intuitentityid: '7',
        intuitaccountid: realm,
        time: '2026-03-20T15:00:00Z',
        data: {},
      },
    ]);
  const old = JSON.stringify({
    eventNotifications: [
      {
        realmId: '9130347',
        dataChangeEvent: {
          entities: [{ id: '7', name: 'Payment', operation: 'Create', lastUpdated: '2026-03-20T15:00:00Z' }],
        },
      },
    ],
  });
  const hasNews = () => world.stored('quickbooksSetup/setup')?.['hasNews'];

  it.each([
    ['the new format', cloud()],
    ['the old format', old],
  ])('%s records that there is something to read, however often it arrives', async (_name, body) => {
    expect(await send(body)).toMatchObject({ status: 200 });
    expect(await send(body)).toMatchObject({ status: 200 });
    expect(hasNews()).toBe(true);
    await payThere(43.3);
    await runNightly(world.deps, 'minuteQuickbooks', workQuickbooks(withoutPause));
    expect(hasNews()).toBe(false);
    expect(world.stored('invoices/i1')).toMatchObject({ paidCents: 4_330 });
  });

  it('forged, unreadable or about other books has no effect', async () => {
    expect(await send(cloud(), 'Zm9yZ2Vk')).toMatchObject({ status: 401 });
    expect(await send(cloud(), '')).toMatchObject({ status: 401 });
    expect(await send('not json')).toMatchObject({ status: 400 });
    expect(await send('{"other":1}')).toMatchObject({ status: 400 });
    expect(await send(cloud('42'))).toMatchObject({ status: 200, log: { companies: 0 } });
    expect(hasNews()).toBe(false);
  });

  it('a push no one is watching continues', async () => {
    await world.put('invoices/i2', sampleInvoice('i2', { number: '1043' }));
    await world.control('fault', { path: '/invoice', method: 'POST', status: 503, times: 3 });
    expect(await world.push('second')).toMatchObject({ state: 'running' });
    world.wait(10);
    await runNightly(world.deps, 'minuteQuickbooks', workQuickbooks(withoutPause));
    expect(world.stored('quickbooksRuns/second')).toMatchObject({ state: 'done', done: 1 });
    expect(world.stored('quickbooksSetup/setup')).toMatchObject({ runningId: '' });
  });
});

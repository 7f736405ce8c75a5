import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { quickbooksReportSchema } from '@/domain/quickbooks/report';
import { sampleInvoice } from '@/testing/factories/quickbooks';
import { handleNews } from '../../functions/src/quickbooks/handleNews';
import type { AskBooks } from '../../functions/src/quickbooks/client';
import { compareQuickbooks, NIGHTLY_REPORT, workQuickbooks } from '../../functions/src/quickbooks/nightlyQuickbooks';
import { pullChanges } from '../../functions/src/quickbooks/pulling';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { beginBooks, openBooksWorld, place, type BooksWorld } from './quickbooksWorld';

export const TOKEN = 'local-quickbooks-verifier';
let server: Server;
/** Shared state of the tests, available from the start of the first one. `url`: QuickBooks' webhook address. */
export const at = { url: '' } as { world: BooksWorld; url: string };
const withoutPause = (): Promise<void> => Promise.resolve();

/** Sets up two invoices that are in both books before each test, and QuickBooks' webhook. Called at the beginning of a file. */
export function beginReports(): void {
  beforeAll(async () => {
    at.world = await openBooksWorld();
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const header = (name: string): string => String(request.headers[name] ?? '');
        void handleNews(at.world.deps, { body: Buffer.concat(parts), header, query: '' }).then(({ status }) => {
          response.writeHead(status).end();
        });
      });
    });
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    at.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    await beginBooks(at.world);
    // The fake dates changes with its own clock.
    await at.world.control('clock', {
      aheadSeconds: Math.round((Date.parse(at.world.deps.now()) - Date.now()) / 1000),
    });
    await at.world.control('set', { switches: { deliversItself: false } });
    await at.world.put('invoices/i2', sampleInvoice('i2', { number: '1043' }));
    await at.world.connect();
    await at.world.setUp({}, { payments: 'both' });
    await at.world.push();
    await at.world.control('deliver', { url: at.url });
    await minute();
  });
  afterAll(async () => {
    server.close();
    await at.world.end();
  });
}

let nights = 0;
export const minute = () =>
  runNightly(at.world.deps, `minuteQuickbooks-${(nights += 1)}`, workQuickbooks(withoutPause));
export const pull = async (ask?: AskBooks) => pullChanges(at.world.deps, ask ?? (await at.world.ask()), place);
export const hasNews = () => at.world.stored('quickbooksSetup/setup')?.['hasNews'];
export const remoteOf = (key: string): string => at.world.link(key)?.remoteId ?? '';
export const paid = (id: string): unknown => at.world.stored(`invoices/${id}`)?.['paidCents'];
/** Returns payments imported from QuickBooks, by what they pay, in cents. */
export const takenOver = () =>
  [...at.world.documents.at('companies/acme/payments').values()]
    .map(({ invoiceId, amountCents }) => `${String(invoiceId)} ${String(amountCents)}`)
    .toSorted();
/** Returns the link of the payment imported from QuickBooks. */
export const takenLink = (): string =>
  [...at.world.documents.at('companies/acme/quickbooksLinks').keys()].find((key) => key.startsWith('payment.qbo')) ??
  '';
export const notes = () =>
  [...at.world.documents.at('companies/acme/quickbooksLinks').values()]
    .filter(({ state }) => state !== 'linked')
    .map(({ state, note }) => `${String(state)}: ${String(note)}`)
    .toSorted();
export const causes = async () => {
  await runNightly(
    at.world.deps,
    `nightlyQuickbooks-${(nights += 1)}`,
    compareQuickbooks(withoutPause, at.world.deliver),
  );
  return quickbooksReportSchema
    .parse(at.world.stored(`quickbooksReports/${NIGHTLY_REPORT}`))
    .differences.map(({ compared, cause }) => `${compared} ${cause}`);
};
/** Returns what the next push sends to QuickBooks; nothing may be sent twice. */
export const going = async () =>
  [...(await at.world.plan()).values()].filter(({ op }) => op !== 'leave').map(({ key, op }) => `${op} ${key}`);

type Parts = Record<string, number>;
export const linesOf = (parts: Parts) =>
  Object.entries(parts).map(([id, Amount]) => ({
    Amount,
    LinkedTxn: [{ TxnId: remoteOf(`invoice:${id}`), TxnType: 'Invoice' }],
  }));
/** Enters a payment in QuickBooks, in dollars by our invoice. */
export async function payThere(parts: Parts, more: object = {}): Promise<{ Id: string; SyncToken: string }> {
  const { Payment } = await at.world.control<{ Payment: { Id: string; SyncToken: string } }>('write', {
    entity: 'Payment',
    body: {
      CustomerRef: { value: remoteOf('customer:customer-1') },
      TotalAmt: Object.values(parts).reduce((sum, part) => sum + part, 0),
      TxnDate: '2026-03-19',
      Line: linesOf(parts),
      ...more,
    },
  });
  return Payment;
}
export const patch = (entity: string, id: string, changes: object) =>
  at.world.control('patch', { entity, id, patch: changes });

/** Builds a delivery of one event, signed by QuickBooks. */
export const events = {
  new: (verb: string, entity: string, id: string, time: string, realm = '9130347') =>
    JSON.stringify([
      {
        ...{
          specversion: '1.0',
          id: `${entity}-${id}-${verb}-${time}`,
          type: `qbo.${entity.toLowerCase()}.${verb}.v1`,
        },
        ...{ intuitentityid: id, intuitaccountid: realm, time, data: {} },
      },
    ]),
  old: (verb: string, entity: string, id: string, time: string, realm = '9130347') =>
    JSON.stringify({
      eventNotifications: [
        {
          realmId: realm,
          dataChangeEvent: { entities: [{ id, name: entity, operation: verb, lastUpdated: time }] },
        },
      ],
    }),
};
export const send = (body: string, signature = createHmac('sha256', TOKEN).update(body).digest('base64')) =>
  handleNews(at.world.deps, {
    body: Buffer.from(body),
    header: (name) => (name === 'intuit-signature' ? signature : ''),
    query: '',
  });

/** Returns every permutation of a list. */
export const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';
import { customerSchema } from '@/domain/customer/schema';
import { financingSchema, type FinancingState } from '@/domain/financing/schema';
import { financingSettingsSchema } from '@/domain/financing/settings';
import { userSchema } from '@/domain/user/schema';
import { startApplication } from '../../functions/src/financing/offerFinancing';
import { handleWisetack } from '../../functions/src/financing/handleWisetack';
import { moveApplication } from '../../functions/src/financing/moveApplication';
import { actAtLender } from '../../functions/src/financing/partner';
import { startWisetack, type LocalWisetack } from '../../scripts/wisetack/startWisetack.mjs';
import { buildLine } from '@/testing/factories/billing';
import { issued, newBooks, readInvoice, taxedDocument, type Books } from './books';
import { deps } from './deps';
import { at } from './records';

export const SIGNING_KEY = 'local-wisetack-signing-key';
export const user = { ...userSchema.parse({ firstName: 'Ada', lastName: 'Lo' }), id: 'u' };

/** Creates a company that finances $500 to $25,000, with an invoice of $1,082.50. */
export async function lending(): Promise<Books & { invoiceId: string }> {
  const books = await newBooks();
  const financing = financingSettingsSchema.parse({ isOn: true, link: 'https://lender.example/m/1' });
  await at(books.companyId, 'settings/billing').set({ financing });
  const document = taxedDocument({ lines: [buildLine({ unitPriceCents: 100_000 })] });
  return { ...books, invoiceId: await issued(books, { document }) };
}

export const offer = (books: Books & { invoiceId: string }, financingId: string, amountCents: number) =>
  startApplication(
    deps,
    {
      ...{ financingId, subjectKind: 'invoice', subjectId: books.invoiceId, amountCents },
      ...{ hasConsent: true, isSecondLender: false, kind: 'loan' },
    },
    { ...books, user },
  );

const nothingSaid = {
  ...{ note: '', approvedCents: null, expiresOn: '', paidOutOn: '', feeCents: null, givenBackCents: null },
};

export const move = (books: Books, financingId: string, state: FinancingState, changes: object = {}) =>
  moveApplication(deps, { ...nothingSaid, financingId, state, ...changes }, { ...books, user });

export const act = (books: Books, financingId: string, state: FinancingState, changes: object = {}) =>
  actAtLender(deps, { ...nothingSaid, financingId, state, ...changes }, { ...books, user });

export const read = async (companyId: string, id: string) =>
  financingSchema.parse((await at(companyId, `financing/${id}`).get()).data());

let hook: Server;
/** The fake, and its webhook's address; available from the start of the first test. */
export const standIn = { url: '' } as { lender: LocalWisetack; url: string };
/** Runs the fake for the duration of a file's or group's tests. Called at its beginning. */
export function beginLender(): void {
  beforeAll(async () => {
    standIn.lender = await startWisetack({ port: 0 });
    vi.stubEnv('WISETACK_API_BASE', standIn.lender.url);
    hook = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const header = (name: string): string => String(request.headers[name] ?? '');
        void handleWisetack(deps, { body: Buffer.concat(parts), header, query: '' }).then(
          ({ status }) => response.writeHead(status).end(),
          () => response.writeHead(500).end(),
        );
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => hook.once('listening', resolve));
    standIn.url = `http://127.0.0.1:${String((hook.address() as AddressInfo).port)}`;
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    hook.close();
    await standIn.lender.stop();
  });
}

export const control = async <T>(action: string, body: object = {}): Promise<T> =>
  (await (
    await fetch(`${standIn.lender.url}/__control/${action}`, { method: 'POST', body: JSON.stringify(body) })
  ).json()) as T;

/** Creates a company whose lender is Wisetack, with a customer who has a mobile phone. */
export async function connected(): Promise<Books & { invoiceId: string }> {
  const books = await lending();
  const financing = { isOn: true, link: 'https://lender.example/m/1', merchantId: 'm-1' };
  await at(books.companyId, 'settings/billing').set({ financing: financingSettingsSchema.parse(financing) });
  const { customerId } = await readInvoice(books.companyId, books.invoiceId);
  const customer = { name: 'Dana K', firstName: 'Dana', lastName: 'K', phone: '(555) 234-0100', sortName: 'k, dana' };
  await at(books.companyId, `customers/${customerId}`).set(customerSchema.parse(customer));
  return books;
}
export const moved = (id: string, status: string, changes: object = {}) =>
  control<{ answers: number[] }>('move', { id, status, url: standIn.url, ...changes });

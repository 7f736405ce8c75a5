import type { CallableFunction, CallableRequest } from 'firebase-functions/https';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles';
import { newId } from '@/lib/ids';
import { creditInvoice } from '../../functions/src/billing/creditInvoice';
import { issueInvoices } from '../../functions/src/billing/issueInvoices';
import { recordPayment } from '../../functions/src/billing/recordPayment';
import { refundPayment } from '../../functions/src/billing/refundPayment';
import { setInvoiceDispute } from '../../functions/src/billing/setInvoiceDispute';
import { setFinancingState } from '../../functions/src/financing/setFinancingState';
import { voidInvoice } from '../../functions/src/billing/voidInvoice';
import { writeOffInvoice } from '../../functions/src/billing/writeOffInvoice';
import { addDraft, expectBooksToBalance, issued, newBooks, readInvoice, type Books } from './books';
import { db } from './support';

type Callable = CallableFunction<unknown, unknown>;
let books: Books;
const people = new Map<string, string>();

beforeAll(async () => {
  books = await newBooks();
  for (const role of ['office', 'technician'] as const) people.set(role, await addPerson(role));
  people.set('manager', books.uid);
  people.set('off', await addPerson('manager', {}));
});

async function addPerson(role: Role, features: Record<string, boolean> = { invoices: true }): Promise<string> {
  const uid = newId();
  await db.doc(`users/${uid}`).set({ companyId: books.companyId, role, features });
  return uid;
}

/** Calls as the web app would, but without the network. */
function call(callable: unknown, who: string, data: unknown): Promise<unknown> {
  const uid = people.get(who) ?? who;
  const token = {
    email: `${uid.toLowerCase()}@example.com`,
    email_verified: true,
    firebase: { sign_in_provider: 'password' },
  };
  const request = { data, auth: who === 'nobody' ? undefined : { uid, token }, rawRequest: { headers: {} } };
  return Promise.resolve((callable as Callable).run(request as unknown as CallableRequest<unknown>));
}
/** Returns a refusal's details; null without one. */
const refusalOf = async (work: Promise<unknown>): Promise<{ code?: string; userMessage?: string } | null> =>
  work.then(
    () => null,
    (error: unknown) => (error as { details?: { code?: string; userMessage?: string } }).details ?? {},
  );
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const refusal = await refusalOf(work);
  return refusal === null ? '' : String(refusal.code);
};

/** Each function, with input that is valid for an issued invoice. */
const asks = (invoiceId: string): [string, unknown, Record<string, unknown>][] => [
  ['issueInvoices', issueInvoices, { invoiceIds: [invoiceId] }],
  ['setInvoiceDispute', setInvoiceDispute, { invoiceId, isDisputed: true, reason: 'Says no' }],
  [
    'recordPayment',
    recordPayment,
    { paymentId: newId(), invoiceId, method: 'cash', amountCents: 100, receivedOn: '2026-06-02' },
  ],
  ['writeOffInvoice', writeOffInvoice, { invoiceId, requestId: newId(), amountCents: 1, reason: 'x' }],
  [
    'creditInvoice',
    creditInvoice,
    { invoiceId, requestId: newId(), request: { kind: 'amount', grossCents: 1 }, reason: 'x' },
  ],
  ['voidInvoice', voidInvoice, { invoiceId, reason: 'x' }],
  ['refundPayment', refundPayment, { paymentId: 'p1', refundId: newId(), amountCents: 1, reason: 'x' }],
];
const MANAGERS_ONLY = ['writeOffInvoice', 'creditInvoice', 'voidInvoice', 'refundPayment'];

describe('permission to move money', () => {
  it('is denied to technicians, without the feature, and when signed out', async () => {
    const invoiceId = await issued(books);
    for (const [name, callable, input] of asks(invoiceId)) {
      expect(await codeOf(call(callable, 'technician', input)), name).toBe('permission-denied');
      expect(await codeOf(call(callable, 'off', input)), name).toBe('permission-denied');
      expect(await codeOf(call(callable, 'nobody', input)), name).toBe('unauthenticated');
      if (MANAGERS_ONLY.includes(name))
        expect(await codeOf(call(callable, 'office', input)), name).toBe('permission-denied');
    }
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({ state: 'issued', balanceCents: 10_825 });
  });

  it('doesn’t reach another company', async () => {
    const theirs = await newBooks();
    const invoiceId = await issued(theirs);
    for (const [name, callable, input] of asks(invoiceId)) {
      if (name === 'issueInvoices')
        expect(await call(callable, 'manager', input)).toEqual({
          results: [{ invoiceId, number: '', error: 'Invoice not found' }],
        });
      else expect(await codeOf(call(callable, 'manager', input)), name).toBe('not-found');
    }
    expect(await readInvoice(theirs.companyId, invoiceId)).toMatchObject({ state: 'issued', balanceCents: 10_825 });
  });

  it('lets the office issue, take payments and record a dispute', async () => {
    const invoiceId = await addDraft(books);
    expect(
      await codeOf(
        call(recordPayment, 'office', {
          paymentId: newId(),
          invoiceId,
          method: 'cash',
          amountCents: 1,
          receivedOn: '2026-06-02',
        }),
      ),
    ).toBe('failed-precondition');
    expect(await call(issueInvoices, 'office', { invoiceIds: [invoiceId] })).toMatchObject({
      results: [{ error: '' }],
    });
    const payment = { paymentId: newId(), invoiceId, method: 'cash', amountCents: 825, receivedOn: '2026-06-02' };
    for (let click = 0; click < 2; click += 1)
      expect(await call(recordPayment, 'office', payment)).toEqual({ paymentId: payment.paymentId });
    await call(setInvoiceDispute, 'office', { invoiceId, isDisputed: true, reason: 'Says no' });
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      state: 'disputed',
      status: 'disputed',
      balanceCents: 10_000,
      isOpen: true,
    });
    await call(setInvoiceDispute, 'office', { invoiceId, isDisputed: false, reason: 'Settled' });
    await call(writeOffInvoice, 'manager', { invoiceId, requestId: newId(), amountCents: 10_000, reason: 'x' });
    expect(await readInvoice(books.companyId, invoiceId)).toMatchObject({
      state: 'issued',
      status: 'written-off',
      isOpen: false,
    });
    await expectBooksToBalance(books.companyId);
  });

  it('refuses invalid amounts before anything is read', async () => {
    for (const amountCents of [-1, 0.5, 0, Number.MAX_SAFE_INTEGER, '5']) {
      expect(
        await codeOf(
          call(recordPayment, 'office', {
            paymentId: newId(),
            invoiceId: 'i1',
            method: 'cash',
            amountCents,
            receivedOn: '2026-06-02',
          }),
        ),
      ).toBe('invalid');
    }
    expect(await codeOf(call(issueInvoices, 'office', { invoiceIds: Array.from({ length: 51 }, () => newId()) }))).toBe(
      'invalid',
    );
  });

  it('refunds a loan only through its application, and within the user’s limit', async () => {
    const features = { invoices: true, wisetack: true };
    await db.doc(`companies/${books.companyId}`).set({ features }, { merge: true });
    people.set('lender', await addPerson('manager', features));
    people.set('clerk', await addPerson('office', features));
    const clerk = db.doc(`users/${people.get('clerk') ?? ''}`);
    const consent = { consentAt: '2026-06-01T10:00:00.000Z', consentBy: books.uid };
    const loan = {
      ...{
        subjectKind: 'invoice',
        subjectId: 'i1',
        customerId: 'c1',
        lenderName: 'Wisetack',
        mode: 'link',
        ...consent,
      },
      ...{ state: 'paid-out', currency: 'USD', amountCents: 100_000, paymentId: 'financing-f1', log: [] },
    };
    await db.doc(`companies/${books.companyId}/financing/f1`).set(loan);
    const giveBack = (who: string, givenBackCents: number | null) =>
      refusalOf(call(setFinancingState, who, { financingId: 'f1', state: 'refunded', givenBackCents }));
    expect(await giveBack('clerk', 1)).toMatchObject({ code: 'permission-denied' });
    await clerk.set({ rights: { refundLimitCents: 30_000 } }, { merge: true });
    for (const tooMuch of [30_001, null])
      expect(await giveBack('clerk', tooMuch)).toMatchObject({
        code: 'permission-denied',
        userMessage: expect.stringContaining('up to $300.00') as string,
      });
    // This loan's payment was never entered, so the search continues up to the limit.
    expect(await giveBack('clerk', 30_000)).toMatchObject({ code: 'not-found' });
    const refund = { paymentId: 'financing-f1', refundId: newId(), amountCents: 1, reason: 'x' };
    expect(await refusalOf(call(refundPayment, 'lender', refund))).toMatchObject({
      userMessage: 'A loan paid this. Give it back under Financing.',
    });
  });
});

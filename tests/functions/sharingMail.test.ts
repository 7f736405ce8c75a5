import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditNoteSchema, invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { newId } from '@/lib/ids';
import type { Envelope } from '../../functions/src/mail/client';
import { deliverDocument, type Delivery } from '../../functions/src/sharing/deliverDocument';
import { publishFace } from '../../functions/src/sharing/publishFace';
import { depsAt } from './deps';
import { addEstimate, readEstimate, readFaceOf } from './estimates';
import { MailServer } from './mailServer';
import { addCustomer, at, audit } from './records';
import { adminAuth, db } from './support';

// The handlers run here, with this test's own mail server.
vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
afterAll(() => void vi.unstubAllEnvs());

let now = '2026-06-01T15:00:00.000Z';
const deps = depsAt(() => now);
const server = new MailServer();
/** Returns the first bytes of the first attachment. */
const beginningOf = (mail: Envelope | undefined): string | undefined =>
  (mail?.attachments?.[0]?.content as Buffer | undefined)?.subarray(0, 5).toString();

const owner = { uid: newId() };
let companyId: string;
let customerId: string;

/** A company with one customer, set up without the functions. */
async function newBooks(): Promise<void> {
  companyId = newId();
  await db
    .doc(`companies/${companyId}`)
    .set({ name: 'Lovelace Heating', ownerId: owner.uid, timeZone: 'America/Chicago', phone: '(512) 555-0134' });
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
}

beforeAll(async () => {
  // Automatic messages are sent only for an owner with a verified address.
  await adminAuth.createUser({ uid: owner.uid, email: `${owner.uid}@example.com`, emailVerified: true });
  await newBooks();
});
beforeEach(() => {
  server.restart();
  now = '2026-06-01T15:00:00.000Z';
});

const document = buildDocument({ lines: [buildLine({ id: 'l1', unitPriceCents: 12_345, unitCostCents: 987_654 })] });

async function addInvoice(changes: Partial<Invoice> = {}): Promise<string> {
  const id = newId();
  const invoice = invoiceSchema.parse({
    draftNumber: 'D26-1',
    title: 'Repair',
    customerId,
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    document,
    internalNotes: 'SECRET notes',
    ...changes,
  });
  await at(companyId, `invoices/${id}`).set({ ...invoice, ...audit(owner.uid) });
  return id;
}
const issued: Partial<Invoice> = {
  state: 'issued',
  status: 'issued',
  number: 'INV-7',
  issuedOn: '2026-05-01',
  totalCents: 12_345,
  balanceCents: 12_345,
  isOpen: true,
  dueOn: '2026-06-01',
};
const readInvoice = async (id: string): Promise<Invoice> =>
  invoiceSchema.parse((await at(companyId, `invoices/${id}`).get()).data());

const delivery = (kind: Delivery['kind'], subjectId: string, changes: Partial<Delivery> = {}): Delivery => ({
  companyId,
  kind,
  subjectId,
  sendId: newId(),
  to: ['ada@example.com'],
  subject: '{number} from {company}',
  message: 'Dear {customer}, {total}, due {due}: {link}',
  hasPdf: false,
  sentBy: owner.uid,
  ...changes,
});

describe('sending a document', () => {
  it('issues a draft, shares it and sends one e-mail with its link and PDF, however often it is clicked', async () => {
    const id = await addInvoice();
    const request = delivery('invoice', id, { hasPdf: true });

    const [first, second] = await Promise.all([
      deliverDocument(deps, request, server.deliver),
      deliverDocument(deps, request, server.deliver),
    ]);
    const third = await deliverDocument(deps, request, server.deliver);

    expect(server.mails).toHaveLength(1);
    expect([second, third].map(({ mailId, number, token }) => ({ mailId, number, token }))).toEqual(
      [first, first].map(({ mailId, number, token }) => ({ mailId, number, token })),
    );
    const invoice = await readInvoice(id);
    expect(invoice).toMatchObject({ state: 'issued', number: first.number, token: first.token, sentAt: now });
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      fromName: 'Lovelace Heating via Fieldwright',
      subject: `${invoice.number} from Lovelace Heating`,
    });
    expect(mail?.text).toContain(`/invoices/${first.token}`);
    expect(mail?.text).toContain('Dear Ada Lovelace, $123.45');
    expect(beginningOf(mail)).toBe('%PDF-');
    expect(JSON.stringify([mail?.text, mail?.html])).not.toMatch(/secret|987654/i);
    expect(await readFaceOf(first.token)).toMatchObject({ kind: 'invoice', invoice: { balanceCents: 12_345 } });
  });

  it('after a failure retries with the same click, and sends once', async () => {
    const id = await addInvoice(issued);
    const request = delivery('invoice', id);
    server.isDown = true;
    await expect(deliverDocument(deps, request, server.deliver)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await readInvoice(id)).sentAt).toBe('');
    server.isDown = false;
    await deliverDocument(deps, request, server.deliver);
    await deliverDocument(deps, request, server.deliver);
    expect(server.mails).toHaveLength(1);
  });

  it('again doesn’t include unsaved changes someone is typing', async () => {
    const id = await addEstimate(companyId, owner.uid, customerId);
    const request = delivery('estimate', id);
    await deliverDocument(deps, request, server.deliver);
    expect(await readEstimate(companyId, id)).toMatchObject({ state: 'sent', sentAt: now });
    await at(companyId, `estimates/${id}`).update({ state: 'draft', revisionNumber: 2 });
    await deliverDocument(deps, request, server.deliver);
    expect(server.mails).toHaveLength(1);
    expect((await readEstimate(companyId, id)).state).toBe('draft');
  });

  it('refuses documents that can’t go out, and leaves them unchanged', async () => {
    const empty = await addInvoice({ document: { ...document, lines: [] } });
    await expect(deliverDocument(deps, delivery('invoice', empty), server.deliver)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect((await readInvoice(empty)).state).toBe('draft');
    const voided = await addInvoice({ ...issued, state: 'void' });
    await expect(deliverDocument(deps, delivery('invoice', voided), server.deliver)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(deliverDocument(deps, delivery('invoice', 'nothing'), server.deliver)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(server.mails).toEqual([]);
  });
});

it('a link is read once while its document is being rewritten', async () => {
  const id = await addInvoice(issued);
  const { token } = await deliverDocument(deps, delivery('invoice', id), server.deliver);
  const proto = await db.runTransaction((transaction) =>
    Promise.resolve(Object.getPrototypeOf(transaction) as Transaction),
  );
  const read = vi.spyOn(proto, 'get');
  await publishFace(deps, companyId, 'invoice', id);
  const paths = read.mock.calls.map(([ref]) => (ref as unknown as DocumentReference).path);
  read.mockRestore();
  expect(paths.filter((path) => path === `publicDocuments/${token}`)).toHaveLength(1);
});

describe('other documents', () => {
  it('are the receipt, the credit note and the account statement', async () => {
    const id = await addInvoice({
      ...issued,
      balanceCents: 2345,
      document: { ...document, tax: { ...document.tax, zone: buildZone([buildTax(80_000)]) } },
    });
    const payment = paymentSchema.parse({
      invoiceId: id,
      invoiceNumber: 'INV-7',
      customerId,
      customerName: 'Ada Lovelace',
      method: 'cheque',
      state: 'succeeded',
      amountCents: 10_000,
      receivedOn: '2026-05-20',
      note: 'SECRET',
    });
    await at(companyId, 'payments/p1').set({ ...payment, ...audit(owner.uid) });
    const note = creditNoteSchema.parse({
      number: 'CN-1',
      invoiceId: id,
      invoiceNumber: 'INV-7',
      customerId,
      issuedOn: '2026-05-21',
      issuedAt: now,
      issuedBy: owner.uid,
      reason: 'SECRET reason',
      parts: [
        { id: 'line:l1', name: 'Service call', netCents: 1000, taxes: [{ taxId: 'tax-80000', amountCents: 80 }] },
      ],
      taxCents: 80,
      totalCents: 1080,
    });
    await at(companyId, 'creditNotes/c1').set({ ...note, ...audit(owner.uid) });
    const entry = (changes: object) =>
      ledgerEntrySchema.parse({
        at: now,
        by: owner.uid,
        customerId,
        invoiceId: id,
        invoiceNumber: 'INV-7',
        ...changes,
      });
    await at(companyId, 'ledger/e1').set(
      entry({ kind: 'issued', on: '2026-05-01', month: '2026-05', balanceChangeCents: 12_345 }),
    );
    await at(companyId, 'ledger/e2').set(
      entry({ kind: 'payment', on: '2026-05-20', month: '2026-05', balanceChangeCents: -10_000 }),
    );
    await at(companyId, `balances/${customerId}`).set({ openCount: 1, balanceCents: 3345, overpaidCents: 0 });

    await deliverDocument(deps, delivery('receipt', 'p1'), server.deliver);
    await deliverDocument(deps, delivery('credit-note', 'c1'), server.deliver);
    await deliverDocument(deps, delivery('statement', customerId, { hasPdf: true }), server.deliver);

    const texts = server.mails.map(({ text }) => text as string);
    expect(texts[0]).toContain('$100.00');
    expect(texts[1]).toContain('$10.80');
    // In cents: 3345 is owed; the entries explain 2345, because 1000 was carried forward.
    expect(texts[2]).toContain('$33.45');
    expect(texts.join()).not.toMatch(/secret/i);
    expect(beginningOf(server.mails[2])).toBe('%PDF-');
  });
});

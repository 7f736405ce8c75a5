import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { paymentSchema } from '@/domain/payment/schema';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { newId } from '@/lib/ids';
import type { Deliver, Envelope } from '../../functions/src/mail/client';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import type { Delivery } from '../../functions/src/sharing/deliverDocument';
import { remindByHand } from '../../functions/src/sharing/remindByHand';
import { remindCompany, reminders } from '../../functions/src/sharing/sendReminders';
import { depsAt } from './deps';
import { addEstimate, readEstimate } from './estimates';
import { MailServer } from './mailServer';
import { addCustomer, at, audit } from './records';
import { adminAuth, db } from './support';

// The handlers run here, with this test's own mail server.
vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
afterAll(() => void vi.unstubAllEnvs());

let now = '2026-06-01T15:00:00.000Z';
const deps = depsAt(() => now);
const server = new MailServer();
const recipientsOf = ({ to }: Envelope): string[] => (to as { address: string }[]).map(({ address }) => address);

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

/** A bank debit for an invoice that the bank has not confirmed yet. */
const addDebit = (invoiceId: string) =>
  at(companyId, `payments/${invoiceId}-debit`).set({
    ...paymentSchema.parse({
      ...{ customerId, invoiceId, amountCents: 4000, currency: 'USD' },
      ...{ method: 'card', state: 'processing', receivedOn: '2026-06-03' },
    }),
    ...audit(owner.uid),
  });

describe('payment reminders', () => {
  const settings = billingSettingsSchema.parse({
    invoiceReminders: { isOn: true, daysAfterDue: [3, 14] },
    estimateReminders: { isOn: true, daysAfterSent: [3] },
  });

  it('go out once on their day to customers who owe money, and to no one else', async () => {
    await newBooks();
    const silentId = await addCustomer(companyId, owner.uid, {
      email: 'silent@example.com',
      consent: { email: 'no', sms: 'unknown', phone: 'unknown' },
    });
    const id = await addInvoice(issued);
    await addInvoice({ ...issued, state: 'disputed' });
    await addInvoice({ ...issued, isOpen: false, balanceCents: 0 });
    await addInvoice({ ...issued, customerId: silentId, customerEmail: 'silent@example.com' });
    await addInvoice({ ...issued, dueOn: '2026-04-01' });
    const estimateId = await addEstimate(companyId, owner.uid, customerId, {
      state: 'sent',
      token: 'a'.repeat(22),
      sentAt: now,
    });
    await addEstimate(companyId, owner.uid, customerId, {
      state: 'sent',
      token: 'b'.repeat(22),
      sentAt: now,
      validUntil: '2026-06-02',
    });
    await addEstimate(companyId, owner.uid, customerId, { state: 'declined', token: 'c'.repeat(22), sentAt: now });

    await addDebit(await addInvoice({ ...issued, balanceCents: 4000 }));

    const remindOn = async (day: string): Promise<string[]> => {
      server.restart();
      now = `${day}T15:00:00.000Z`;
      await remindCompany(deps, companyId, settings, server.deliver);
      return server.mails.map((mail) => `${recipientsOf(mail).join()}: ${String(mail.subject).split(' ')[0]}`).sort();
    };
    expect(await remindOn('2026-06-03')).toEqual([]);
    expect(await remindOn('2026-06-04')).toEqual(['ada@example.com: Reminder:', 'ada@example.com: Reminder:']);
    for (const { text, html } of server.mails)
      expect([text, html]).toEqual(Array(2).fill(expect.stringContaining('Hi Ada,')));
    // This company takes no cards, so customers aren't asked to pay online.
    expect(server.mails).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('View invoice: ') as string }),
    );
    expect(await remindOn('2026-06-04')).toEqual([]);
    expect(await remindOn('2026-06-05')).toEqual([]);
    expect(await remindOn('2026-06-10')).toEqual([]);
    expect(await remindOn('2026-06-15')).toEqual(['ada@example.com: Reminder:']);
    expect((await readInvoice(id)).remindedAt).toHaveLength(2);
    expect((await readEstimate(companyId, estimateId)).remindedAt).toHaveLength(1);
    await remindCompany(deps, companyId, billingSettingsSchema.parse({}), server.deliver);
    expect(server.mails).toHaveLength(1);
  });

  it('go out by hand once to customers who owe money, and wait while a payment is pending', async () => {
    await newBooks();
    now = '2026-06-04T15:00:00.000Z';
    server.restart();
    const [late, debited] = [await addInvoice(issued), await addInvoice(issued)];
    await addDebit(debited);
    const reminder = (id: string): Delivery => ({
      ...{ companyId, kind: 'invoice', subjectId: id, sendId: newId(), to: ['ada@example.com'] },
      ...{ subject: 'Reminder: {number}', message: 'Hi {firstName}', hasPdf: false, sentBy: owner.uid },
    });
    const asked = reminder(late);
    for (let click = 0; click < 2; click += 1) await remindByHand(deps, asked, server.deliver);
    expect(server.mails).toHaveLength(1);
    expect((await at(companyId, `mail/${asked.sendId}`).get()).get('kind')).toBe('reminder');
    const after = await readInvoice(late);
    expect(after.remindedAt).toEqual([now]);
    expect(after.sentAt).toBe(issued.sentAt ?? '');
    await expect(remindByHand(deps, reminder(debited), server.deliver)).rejects.toThrow('on its way');
    await expect(
      remindByHand(deps, reminder(await addInvoice({ ...issued, isOpen: false, balanceCents: 0 })), server.deliver),
    ).rejects.toThrow('Nothing is owed');
    await expect(
      remindByHand(deps, reminder(await addInvoice({ ...issued, state: 'draft' })), server.deliver),
    ).rejects.toThrow('Nothing is owed');
    expect(server.mails).toHaveLength(1);
  });

  it('go out if the settings say so, and a failed one is counted', async () => {
    await newBooks();
    now = '2026-06-04T15:00:00.000Z';
    const run = async (deliver: Deliver) => {
      const { companies, failed, counts } = await runNightly(deps, 'sendReminders', reminders(deliver));
      return { companies, failed, counts };
    };
    const breaks: Deliver = () => Promise.reject(new Error('The mail server broke off'));
    await addInvoice(issued);
    expect(await run(breaks)).toEqual({ companies: 0, failed: 0, counts: {} });

    await at(companyId, `settings/${BILLING_SETTINGS_ID}`).set({ ...settings, ...audit(owner.uid) });
    await at(companyId, 'invoices/broken').set({ isOpen: true, dueOn: '2026-06-01' });
    expect(await run(breaks)).toMatchObject({ companies: 1, failed: 0, counts: { failedParts: 2 } });
    expect(await run(server.deliver)).toMatchObject({
      companies: 1,
      failed: 0,
      counts: { invoices: 1, failedParts: 1 },
    });
  });
});

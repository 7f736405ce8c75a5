import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { sendDocument } from '@/domain/public-document/api';
import { inviteMember } from '@/domain/team/api';
import { newId } from '@/lib/ids';
import { SYSTEM } from '../../functions/src/mail/allowance';
import { deliverDocument } from '../../functions/src/sharing/deliverDocument';
import { remindCompany } from '../../functions/src/sharing/sendReminders';
import { addDraft, newBooks, readInvoice, type Books } from './books';
import { depsAt } from './deps';
import { newCompany, newMember, registration } from './fixtures';
import { MailServer } from './mailServer';
import { addCustomer, at } from './records';
import { adminAuth, db, endClients, newAccount, refusal } from './support';

vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
afterAll(async () => {
  vi.unstubAllEnvs();
  await endClients();
});

let now = '2026-06-01T15:00:00.000Z';
const deps = depsAt(() => now);
const server = new MailServer();

let books: Books;
let invoiceId: string;
beforeAll(async () => {
  books = await newBooks();
});
beforeEach(async () => {
  server.restart();
  const contact = { id: 'c1', name: 'Bob', role: '', phone: '', email: 'bob@example.com' };
  books.customerId = await addCustomer(books.companyId, books.uid, { email: 'ada@example.com', contacts: [contact] });
  invoiceId = await addDraft(books);
});

const send = (to: readonly string[], subjectId = invoiceId, sentBy = books.uid) =>
  deliverDocument(
    deps,
    {
      companyId: books.companyId,
      kind: 'invoice',
      subjectId,
      sendId: newId(),
      to,
      subject: 'Your invoice',
      message: '{link}',
      hasPdf: false,
      sentBy,
    },
    server.deliver,
  );
const pays = (firstPaidAt: string) => db.doc(`companies/${books.companyId}`).update({ subscription: { firstPaidAt } });

describe('a member without a confirmed address', () => {
  it('can’t send or invite, not even as the owner', async () => {
    const owner = await newAccount({ isVerified: false });
    await owner.call(registerCompany, registration({ companyName: 'PayPal Service' }));
    const mail = {
      kind: 'estimate' as const,
      subjectId: newId(),
      sendId: newId(),
      to: ['a@example.com'],
      subject: 'x',
    };
    for (const call of [
      () => owner.call(sendDocument, { ...mail, message: 'y' }),
      () => owner.call(inviteMember, { email: 'b@example.com', role: 'user' }),
    ])
      expect(await refusal(call())).toMatchObject({
        code: 'failed-precondition',
        message: 'Confirm your e-mail address first: open the link that we sent you.',
      });
  });

  it('gets nothing sent in the company’s name automatically', async () => {
    await at(books.companyId, `invoices/${invoiceId}`).update({
      state: 'issued',
      isOpen: true,
      balanceCents: 100,
      dueOn: '2026-05-29',
      customerEmail: 'ada@example.com',
    });
    const settings = billingSettingsSchema.parse({ invoiceReminders: { isOn: true, daysAfterDue: [3] } });
    await remindCompany(deps, books.companyId, settings, server.deliver);
    expect(server.mails).toEqual([]);
    await adminAuth.createUser({ uid: books.uid, email: `${books.uid}@example.com`, emailVerified: true });
    await remindCompany(deps, books.companyId, settings, server.deliver);
    expect(server.mails).toHaveLength(1);
  });
});

describe('a technician', () => {
  it('sends estimates, and nothing they may not read', async () => {
    const { companyId } = await newCompany();
    const technician = await newMember(companyId, 'technician');
    await db.doc(`users/${technician.uid}`).update({ features: { estimates: true, invoices: true } });
    const mail = { subjectId: newId(), sendId: newId(), to: ['a@example.com'], subject: 'x', message: 'y' };
    for (const kind of ['invoice', 'receipt', 'credit-note', 'statement'] as const)
      expect(await refusal(technician.call(sendDocument, { ...mail, kind }))).toMatchObject({
        code: 'permission-denied',
      });
    expect(await refusal(technician.call(sendDocument, { ...mail, kind: 'estimate' }))).toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a company that has never paid', () => {
  it('writes only to addresses on the customer’s record, and issues nothing for an e-mail that can’t go out', async () => {
    await expect(send(['ada@example.com', 'stranger@example.com'])).rejects.toMatchObject({
      code: 'failed-precondition',
      userMessage: expect.stringContaining('Add stranger@example.com to the customer first.') as string,
    });
    expect((await readInvoice(books.companyId, invoiceId)).state).toBe('draft');
    await send(['ada@example.com', 'bob@example.com']);
    expect(server.mails).toMatchObject([{ fromName: 'Books via Fieldwright' }]);
    expect(server.mails[0]?.text).toContain('Report it to abuse@');

    await pays('2026-01-01T00:00:00.000Z');
    await send(['stranger@example.com']);
    expect(server.mails).toHaveLength(2);
    await pays('');
  });

  it('writes to its own people if their address is confirmed', async () => {
    await pays('');
    const colleague = await newMember(books.companyId, 'office');
    await db.doc(`users/${colleague.uid}`).update({ email: colleague.email.toLowerCase() });
    const mailed = await send([colleague.email]);
    expect(mailed).toMatchObject({ number: expect.any(String) as string });
    const unconfirmed = await newMember(books.companyId, 'office', { isVerified: false });
    await db.doc(`users/${unconfirmed.uid}`).update({ email: unconfirmed.email.toLowerCase() });
    await expect(send([unconfirmed.email], await addDraft(books))).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });
});

describe('a company’s daily limit', () => {
  it('counts addresses, however they are spread over e-mails, and starts over the next day', async () => {
    now = '2026-06-03T15:00:00.000Z';
    const both = ['ada@example.com', 'bob@example.com'];
    await send(both);
    await at(books.companyId, 'counters/mail-2026-06-03').update({ recipients: 49 });
    const draft = await addDraft(books);
    await expect(send(both, draft)).rejects.toMatchObject({
      code: 'rate-limited',
      userMessage: expect.stringContaining('50 addresses a day, and only 1 is left today') as string,
    });
    expect((await readInvoice(books.companyId, draft)).state).toBe('draft');
    await Promise.allSettled([send(['ada@example.com']), send(['bob@example.com']), send(['ada@example.com'])]);
    expect(server.mails).toHaveLength(2);
    now = '2026-06-04T15:00:00.000Z';
    await send(both, draft);
    expect(server.mails).toHaveLength(3);
  });
});

it('automatic mail goes out even if people have used up the minute’s limit', async () => {
  await pays(now);
  const owner = await newAccount();
  await db.doc(`companies/${books.companyId}`).update({ ownerId: owner.uid });
  await db.doc(`rateLimits/mail_${books.companyId}`).set({ startedAt: Date.parse(now), count: 200 });
  await expect(send(['ada@example.com'])).rejects.toMatchObject({ code: 'rate-limited' });
  const sent = await send(['ada@example.com'], invoiceId, SYSTEM);
  expect(sent).toMatchObject({ sentAt: now });
});

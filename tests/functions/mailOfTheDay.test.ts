import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { scheduledSendSchema, type ScheduledSend } from '@/domain/mail/scheduled';
import { newId } from '@/lib/ids';
import { applyPayment } from '../../functions/src/billing/applyPayment';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import type { Envelope } from '../../functions/src/mail/client';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { mailOfTheDay } from '../../functions/src/sharing/mailOfTheDay';
import { cancelScheduled, keepScheduled } from '../../functions/src/sharing/scheduleSend';
import { addDraft, newBooks, readInvoice, why, type Books } from './books';
import { depsAt } from './deps';
import { MailServer } from './mailServer';
import { at } from './records';
import { adminAuth } from './support';

// The handlers run here, with this test's own mail server.
vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
afterAll(() => void vi.unstubAllEnvs());

const server = new MailServer();
const company = companySchema.parse({ timeZone: 'America/Chicago' });
let books: Books;
/** Each test's company has its own clock, because a run also sees data from other tests. */
beforeAll(() => undefined);
beforeEach(async () => {
  server.restart();
  books = await newBooks();
  await adminAuth.createUser({ uid: books.uid, email: `${books.uid.toLowerCase()}@example.com`, emailVerified: true });
  await at(books.companyId, `customers/${books.customerId}`).update({ email: 'ada@example.com' });
});

const run = (instant: string) =>
  runNightly(
    depsAt(() => instant),
    `mail-${newId()}`,
    mailOfTheDay(server.deliver),
  );
const recipientsOf = ({ to }: Envelope): string[] => (to as { address: string }[]).map(({ address }) => address);
const scheduledOf = async (subjectId: string): Promise<ScheduledSend> =>
  scheduledSendSchema.parse((await at(books.companyId, `scheduledSends/invoice-${subjectId}`).get()).data());

const schedule = (subjectId: string, on: string, changes: Partial<ScheduledSend> = {}) =>
  keepScheduled(
    depsAt(() => '2026-06-01T15:00:00.000Z'),
    {
      ...{ kind: 'invoice', subjectId, on, to: ['ada@example.com'], hasPdf: false },
      ...{ subject: 'Invoice {number}', message: 'It comes to {total}.' },
      ...changes,
    },
    { ...books, company },
  );

describe('a scheduled invoice', () => {
  it('goes out on the morning of its day, issued then, once', async () => {
    const id = await addDraft(books);
    await schedule(id, '2026-06-03');
    await run('2026-06-02T20:00:00.000Z');
    // 7 in the morning in Chicago.
    await run('2026-06-03T12:00:00.000Z');
    expect(server.mails).toHaveLength(0);
    expect(await readInvoice(books.companyId, id)).toMatchObject({ state: 'draft' });
    await run('2026-06-03T13:10:00.000Z');
    await run('2026-06-03T14:10:00.000Z');
    expect(server.mails.map(recipientsOf)).toEqual([['ada@example.com']]);
    expect(server.mails[0]?.text).toContain('It comes to $108.25.');
    expect(await readInvoice(books.companyId, id)).toMatchObject({ state: 'issued', issuedOn: '2026-06-03' });
    expect(await scheduledOf(id)).toMatchObject({ state: 'sent' });
  });

  it('is retried while the mail server is down, and says why if it can’t go out', async () => {
    const [id, gone] = [await addDraft(books), await addDraft(books)];
    await schedule(id, '2026-06-03');
    await schedule(gone, '2026-06-03');
    await at(books.companyId, `invoices/${gone}`).delete();
    server.isDown = true;
    await run('2026-06-03T14:00:00.000Z');
    expect(await scheduledOf(id)).toMatchObject({ state: 'waiting' });
    expect(await scheduledOf(gone)).toMatchObject({ state: 'failed', reason: 'Invoice not found' });
    server.isDown = false;
    await run('2026-06-04T14:00:00.000Z');
    expect(await scheduledOf(id)).toMatchObject({ state: 'sent' });
  });

  it('can be changed and canceled until it goes out, only for future days', async () => {
    const id = await addDraft(books);
    const deps = depsAt(() => '2026-06-01T15:00:00.000Z');
    expect(await why(schedule(id, '2026-06-01'))).toBe('Choose a day after today, or send it now.');
    await schedule(id, '2026-06-03');
    await schedule(id, '2026-06-05', { to: ['office@example.com'] });
    expect(await scheduledOf(id)).toMatchObject({ on: '2026-06-05', to: ['office@example.com'] });
    await cancelScheduled(deps, books, { kind: 'invoice', subjectId: id });
    await run('2026-06-05T14:00:00.000Z');
    expect(server.mails).toHaveLength(0);
    expect(await scheduledOf(id)).toMatchObject({ state: 'canceled' });
  });
});

describe('monthly statements', () => {
  it('go to customers who owe money, once a month, with a link, and wait while a payment is pending', async () => {
    const { companyId } = books;
    await at(companyId, 'settings/billing').set({ monthlyStatements: { isOn: true, day: 3 } });
    const invoiceId = await addDraft(books);
    await issueDrafts(
      depsAt(() => '2026-05-20T15:00:00.000Z'),
      books,
      [invoiceId],
    );
    const paying = { companyId, paymentId: newId(), invoiceId, method: 'bank', amountCents: 10_825 } as const;
    await run('2026-06-02T15:00:00.000Z');
    await applyPayment(
      depsAt(() => '2026-06-02T15:00:00.000Z'),
      { ...paying, state: 'processing' },
    );
    await run('2026-06-03T15:00:00.000Z');
    expect(server.mails).toHaveLength(0);
    await applyPayment(
      depsAt(() => '2026-06-03T15:00:00.000Z'),
      { ...paying, state: 'failed' },
    );
    await run('2026-06-04T15:00:00.000Z');
    await run('2026-06-04T16:00:00.000Z');
    expect(server.mails.map(recipientsOf)).toEqual([['ada@example.com']]);
    expect(server.mails[0]?.text).toMatch(/\/portal\/[\w-]{22}/);
    server.isDown = true;
    await run('2026-07-03T15:00:00.000Z');
    server.isDown = false;
    await run('2026-07-03T16:00:00.000Z');
    await run('2026-07-03T17:00:00.000Z');
    expect(server.mails).toHaveLength(2);
  });
});

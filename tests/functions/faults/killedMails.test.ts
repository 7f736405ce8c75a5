import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { lateFeeId } from '@/domain/late-fee/fee';
import { lateFeeSettingsSchema } from '@/domain/late-fee/settings';
import { addressSchema } from '@/domain/contact/schema';
import { issueDrafts } from '../../../functions/src/billing/issueInvoices';
import { chargeLateFees } from '../../../functions/src/billing/lateFees';
import { sendRun } from '../../../functions/src/billing/recurring';
import { sendStatements } from '../../../functions/src/sharing/monthlyStatements';
import { keepScheduled } from '../../../functions/src/sharing/scheduleSend';
import { sendScheduled } from '../../../functions/src/sharing/sendScheduled';
import { addDraft, newBooks, readInvoice, type Books } from '../books';
import { depsAt } from '../deps';
import { at } from '../records';
import { adminAuth } from '../support';
import { expectSentOnce, killAtEachStep, statesOf, type Process, type Taken } from './mortal';

beforeAll(() => void vi.stubEnv('FUNCTIONS_EMULATOR', 'true'));
afterAll(() => void vi.unstubAllEnvs());

/** A company whose owner may send e-mail, with a customer who can be e-mailed. */
async function mailingBooks(): Promise<Books> {
  const books = await newBooks();
  const { companyId, uid, customerId } = books;
  await adminAuth.createUser({ uid, email: `${uid.toLowerCase()}@example.com`, emailVerified: true });
  await at(companyId, `customers/${customerId}`).update({ email: 'ada@example.com' });
  return books;
}
const found = async ({ companyId }: Books, collection: string) =>
  (await at(companyId, `${collection}/x`).parent.get()).docs;
const hoursAfter = (start: string, hours: number): string =>
  new Date(Date.parse(start) + hours * 3_600_000).toISOString();

/** Kills the work at each of its steps, runs it again in the next two hours, and checks the result. */
async function killed(
  start: string,
  {
    prepare,
    run,
    check,
  }: {
    prepare: () => Promise<Books>;
    run: (books: Books, now: string, process: Process) => Promise<unknown>;
    check: (books: Books, states: readonly string[]) => Promise<void>;
  },
): Promise<void> {
  const steps = await killAtEachStep({
    prepare,
    run: (books, process) => run(books, start, process),
    again: async (books, process) => {
      // The lock on a company's money turn expires after 20 seconds, so it is long gone after an hour.
      await at(books.companyId, 'counters/turn').delete();
      for (let hour = 1; hour < 3; hour += 1) await run(books, hoursAfter(start, hour), process);
    },
    check: async (books, { mails }: Taken) => {
      const states = await statesOf(books, 'mail');
      expectSentOnce(states, mails);
      await check(books, states);
    },
  });
  expect(steps).toBeGreaterThanOrEqual(5);
}

describe('the server dies after any step of', () => {
  it('a late fee that sends itself', async () => {
    const feeId = (invoiceId: string): string => lateFeeId(invoiceId, 1);
    const fees = new Map<string, string>();
    await killed('2026-11-15T18:00:00.000Z', {
      prepare: async () => {
        const books = await mailingBooks();
        const lateFees = lateFeeSettingsSchema.parse({
          ...{ isOn: true, isAgreed: true, since: '2026-01-01', graceDays: 10, mode: 'send' },
        });
        await at(books.companyId, 'settings/billing').set({ lateFees });
        const billTo = { name: 'Ada Lovelace', address: addressSchema.parse({ state: 'TX' }) };
        const invoiceId = await addDraft(books, { dueOn: '2026-10-15', billTo });
        await issueDrafts(
          depsAt(() => '2026-09-15T18:00:00.000Z'),
          books,
          [invoiceId],
        );
        fees.set(books.companyId, feeId(invoiceId));
        return books;
      },
      run: async (books, now, { db, mail }) =>
        chargeLateFees(
          depsAt(() => now, db),
          { companyId: books.companyId, found: await found(books, 'settings') },
          (deps, fee) => sendRun(deps, fee, mail),
        ),
      check: async ({ companyId }, states) => {
        const fee = await readInvoice(companyId, fees.get(companyId) ?? '');
        expect(fee.state).toBe('issued');
        expect(fee.sentAt !== '').toBe(states.includes('sent'));
      },
    });
  });

  it('a monthly statement', () =>
    killed('2026-06-03T15:00:00.000Z', {
      prepare: async () => {
        const books = await mailingBooks();
        await at(books.companyId, 'settings/billing').set({ monthlyStatements: { isOn: true, day: 3 } });
        await issueDrafts(
          depsAt(() => '2026-05-20T15:00:00.000Z'),
          books,
          [await addDraft(books)],
        );
        return books;
      },
      run: async (books, now, { db, mail }) =>
        sendStatements(
          depsAt(() => now, db),
          { companyId: books.companyId, found: await found(books, 'settings') },
          mail,
        ),
      check: () => Promise.resolve(),
    }));

  it('a scheduled e-mail, which isn’t mistaken for one someone sent by hand', () =>
    killed('2026-06-03T15:00:00.000Z', {
      prepare: async () => {
        const books = await mailingBooks();
        await keepScheduled(
          depsAt(() => '2026-06-01T15:00:00.000Z'),
          {
            ...{ kind: 'invoice', subjectId: await addDraft(books), on: '2026-06-03', to: ['ada@example.com'] },
            ...{ hasPdf: false, subject: 'Invoice {number}', message: 'It comes to {total}.' },
          },
          { ...books, company: companySchema.parse({ timeZone: 'America/Chicago' }) },
        );
        return books;
      },
      run: async (books, now, { db, mail }) =>
        sendScheduled(
          depsAt(() => now, db),
          { companyId: books.companyId, found: await found(books, 'scheduledSends') },
          mail,
        ),
      check: async (books, states) => {
        const [scheduled] = await found(books, 'scheduledSends');
        expect(scheduled?.get('state')).toBe(states.includes('sent') ? 'sent' : 'failed');
      },
    }));
});

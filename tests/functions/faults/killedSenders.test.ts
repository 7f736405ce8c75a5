import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recurringInvoiceSchema } from '@/domain/invoice/schema';
import { messageSettingsSchema } from '@/domain/message/settings';
import { newId } from '@/lib/ids';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { runRecurring, sendRun } from '../../../functions/src/billing/recurring';
import { remindOfVisits } from '../../../functions/src/messages/sendVisitReminders';
import { askForReview } from '../../../functions/src/reviews/askForReview';
import { depsAt } from '../deps';
import { at, audit } from '../records';
import { doneJob, requestOf, reviewShop } from '../reviewShop';
import { addVisit, newShop, setNow, type Shop } from '../texts';
import { expectSentOnce, killAtEachStep, statesOf, type Process, type Taken } from './mortal';

beforeAll(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
});
beforeEach(() => setNow(START));
afterAll(() => void vi.unstubAllEnvs());

/** 3 PM in Austin on Monday, June 1. */
const START = '2026-06-01T20:00:00.000Z';
const hoursLater = (hours: number): string => new Date(Date.parse(START) + hours * 3_600_000).toISOString();

describe('the server dies after any step of', () => {
  it.each(['email', 'sms'] as const)('a visit’s reminder by %s', async (way) => {
    const settings = messageSettingsSchema.parse({
      reminder: { isByEmail: way === 'email', isBySms: way === 'sms', subject: '', emailText: '', smsText: '' },
    });
    const remind = (shop: Shop, now: string, { db, mail, text }: Process) =>
      remindOfVisits(
        depsAt(() => now, db),
        shop.companyId,
        settings,
        { deliverMail: mail, deliverText: text },
      );
    const steps = await killAtEachStep({
      prepare: async () => {
        const shop = await newShop();
        await addVisit(shop, { startsAt: '2026-06-02T14:00:00.000Z', endsAt: '2026-06-02T15:00:00.000Z' });
        return shop;
      },
      run: (shop, process) => remind(shop, START, process),
      again: async (shop, process) => {
        for (let hour = 1; hour < 3; hour += 1) await remind(shop, hoursLater(hour), process);
      },
      check: async (shop, { mails, texts }: Taken) =>
        expectSentOnce(await statesOf(shop, way === 'email' ? 'mail' : 'texts'), way === 'email' ? mails : texts),
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  });

  it('a review request', async () => {
    const ask = ({ shop, jobId }: { shop: Shop; jobId: string }, now: string, { db, mail, text }: Process) =>
      askForReview(
        depsAt(() => now, db),
        { companyId: shop.companyId, requestId: jobId },
        { deliverMail: mail, deliverText: text },
      );
    const steps = await killAtEachStep({
      prepare: async () => {
        const shop = await reviewShop({ isAgreed: false });
        return { shop, jobId: await doneJob(shop) };
      },
      run: (world, process) => ask(world, START, process),
      again: async (world, process) => {
        for (let hour = 2; hour < 4; hour += 1) await ask(world, hoursLater(hour), process);
      },
      check: async ({ shop, jobId }, { mails }: Taken) => {
        const states = await statesOf(shop, 'mail');
        expectSentOnce(states, mails);
        const { rule, tried } = await requestOf(shop, jobId);
        const isSent = states.includes('sent');
        expect({ rule, isSent: tried.some((one) => one.isSent) }).toEqual({
          rule: isSent ? 'asked' : 'unclear',
          isSent,
        });
      },
    });
    expect(steps).toBeGreaterThanOrEqual(6);
  });

  it('a recurring invoice that sends itself', async () => {
    type Rule = Shop & { recurringId: string };
    const bill = async ({ companyId, recurringId }: Rule, now: string, { db, mail }: Process): Promise<void> => {
      const found = (await db.collection(`companies/${companyId}/recurringInvoices`).get()).docs.filter(
        ({ id }) => id === recurringId,
      );
      const send = (deps: Parameters<typeof sendRun>[0], run: Parameters<typeof sendRun>[1]) =>
        sendRun(deps, run, mail);
      await runRecurring(
        depsAt(() => now, db),
        { companyId, found },
        send,
      );
    };
    const steps = await killAtEachStep({
      prepare: async (): Promise<Rule> => {
        const shop = await newShop();
        const recurringId = newId();
        const document = buildDocument({ lines: [buildLine({ id: 'l1', unitPriceCents: 12_345 })] });
        const rule = recurringInvoiceSchema.parse({
          ...{ name: 'Plan', customerId: shop.customerId, customerName: 'Ada Lovelace', mode: 'send' },
          ...{ template: { title: 'Service plan', document, customerEmail: 'ada@example.com' } },
          ...{ nextOn: '2026-06-01', anchorDay: 1 },
        });
        await at(shop.companyId, `recurringInvoices/${recurringId}`).set({ ...rule, ...audit(shop.owner.uid) });
        return { ...shop, recurringId };
      },
      run: (world, process) => bill(world, START, process),
      again: async (world, process) => {
        // The lock on a company's money turn expires after 20 seconds, so it is long gone after an hour.
        await at(world.companyId, 'counters/turn').delete();
        for (let hour = 1; hour < 3; hour += 1) await bill(world, hoursLater(hour), process);
      },
      check: async (world, { mails }: Taken) => {
        const states = await statesOf(world, 'mail');
        expectSentOnce(states, mails);
        const invoices = (await at(world.companyId, 'invoices/x').parent.get()).docs;
        expect(invoices.map((one) => String(one.get('number')))).toEqual([expect.stringMatching(/1$/)]);
        // Marked as sent where it was, and nowhere else.
        expect(invoices[0]?.get('sentAt') !== '').toBe(states.includes('sent'));
        expect((await at(world.companyId, `recurringInvoices/${world.recurringId}`).get()).get('nextOn')).toBe(
          '2026-07-01',
        );
      },
    });
    expect(steps).toBeGreaterThanOrEqual(7);
  });
});

import { expect, it } from 'vitest';
import { started } from '@/domain/agreement/record/change';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { agreementMonthSchema, agreementPostingSchema } from '@/domain/agreement/record/postingSchema';
import { withTermsAhead } from '@/domain/agreement/record/terms';
import type { Agreement } from '@/domain/agreement/record/schema';
import { companySchema } from '@/domain/company/schema';
import { addCalendarDays } from '@/lib/calendar';
import { CONSENT } from '@/testing/agreementDays';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { agreementOnInvoice } from '../../functions/src/agreements/agreementInvoice';
import { agreementsOfTheDay } from '../../functions/src/agreements/nightlyAgreements';
import type { SendRun } from '../../functions/src/billing/recurring';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { memoryDeps } from './memoryDeps';

/** Three years from January of a leap year, including February 29, month ends and six clock changes. */
/** A thousand nights take seconds on their own, but minutes next to the rest of the suite. */
const TIMEOUT_MS = 400_000;
const FIRST = '2028-01-31';
const NIGHTS = 3 * 366 + 45;

const plan = (changes: Parameters<typeof buildPlan>[0] = {}) =>
  termsOfPlan(buildPlan({ renewal: 'automatic', ...changes }));
const YEARLY = [{ interval: 'year' as const, priceCents: 19_900, extraUnitCents: 0 }];

/** Voids a bill long after its month was posted. */
const VOIDED = 'agreement-endless_endless-2029-04-05';
const VOIDED_ON = '2029-08-20';

/** Members who start on awkward days, use each way of paying, and end, renew or change. */
const MEMBERS: Record<string, Partial<Agreement>> = {
  monthEnd: { startsOn: '2028-01-31', plan: plan({ escalationPpm: 50_000 }) },
  leapDay: { startsOn: '2028-02-29', interval: 'year', priceCents: 19_900, plan: plan({ prices: YEARLY }) },
  quarter: {
    startsOn: '2028-03-12',
    interval: 'quarter',
    priceCents: 5_701,
    plan: plan({ termMonths: 8, renewal: 'ends' }),
  },
  endless: { startsOn: '2028-11-05', priceCents: 1_999, plan: plan({ termMonths: 0 }) },
  byVisit: { startsOn: '2028-02-01', interval: 'year', priceCents: 19_901, plan: plan({ recognition: 'by-visit' }) },
  prepaid: {
    startsOn: '2028-05-31',
    interval: 'prepaid',
    priceCents: 35_000,
    plan: plan({ termMonths: 24, renewal: 'ends' }),
  },
};

/** A generator of faults that is the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

// With kills, a clock that jumps, and prices that change.
it('three years of nights bill each day once, and the ledger adds up', { timeout: TIMEOUT_MS }, async () => {
  let now = Date.parse(`${FIRST}T18:37:00.000Z`);
  const deps = memoryDeps(() => new Date(now).toISOString());
  const doc = (path: string) => deps.db.doc(`companies/acme/${path}`);
  const act = (today: string) => ({ today, now: deps.now(), by: 'ada' });
  await deps.db.doc('companies/acme').set(companySchema.parse({ name: 'Acme', timeZone: 'America/New_York' }));
  await doc('customers/customer-1').set(buildCustomer({ id: 'customer-1' }));
  await doc('properties/property-1').set(buildProperty({ id: 'property-1' }));
  for (const [id, changes] of Object.entries(MEMBERS))
    await doc(`agreements/${id}`).set(started(buildAgreement(changes), CONSENT, act(FIRST)));

  const read = async (id: string) => agreementSchema.parse((await doc(`agreements/${id}`).get()).data());
  const roll = dice(20_281_128);
  const sent: string[] = [];
  const night = async (): Promise<void> => {
    const isKilled = roll() < 0.05;
    let left = isKilled ? Math.floor(roll() * 2) : Number.POSITIVE_INFINITY;
    await new Promise<void>((resolve) => {
      const sending: SendRun = (_deps, { invoiceId }) => {
        left -= 1;
        if (left < 0) {
          resolve();
          return new Promise(() => undefined);
        }
        sent.push(invoiceId);
        return Promise.resolve();
      };
      void runNightly(
        deps,
        'agreements',
        agreementsOfTheDay(sending, () => Promise.resolve({ refused: [] })),
      ).finally(resolve);
    });
  };

  for (let day = 0; day < NIGHTS; day += 1) {
    const today = addCalendarDays(FIRST, day);
    // Some nights don't run at all, some run twice, and occasionally the clock is a day behind.
    const fault = roll();
    now = Date.parse(`${fault > 0.98 ? addCalendarDays(today, -1) : today}T18:37:00.000Z`);
    if (today === '2028-09-16' || today === '2029-07-10') {
      const member = await read('monthEnd');
      const terms = { ...member, planVersion: member.planVersion + 1, priceCents: 3_499, on: today, migrationId: '' };
      await doc('agreements/monthEnd').set(withTermsAhead(member, terms, act(today)));
    }
    if (today === '2029-03-11') {
      const member = await read('leapDay');
      const terms = { ...member, planVersion: 2, priceCents: 9_900, on: today, migrationId: '' };
      await doc('agreements/leapDay').set(withTermsAhead(member, terms, act(today)));
    }
    if (today === VOIDED_ON) {
      await doc(`invoices/${VOIDED}`).update({ state: 'void', isOpen: false });
      await agreementOnInvoice.react(deps, {
        eventId: 'void',
        at: deps.now(),
        params: { companyId: 'acme', id: VOIDED },
        before: null,
        after: null,
        authUid: '',
        isByServer: true,
      });
    }
    // Two months without a nightly run, across the end of a term.
    if (today > '2028-12-20' && today < '2029-02-20') continue;
    const due = await Promise.all(
      Object.keys(MEMBERS).map(async (id) => String((await doc(`agreements/${id}`).get()).get('nextActionOn'))),
    );
    // A night with nothing due does nothing, so most of them are skipped for speed.
    if (fault < 0.96 && due.every((on) => on === '' || on > today)) continue;
    if (fault > 0.04 || day > NIGHTS - 10) await night();
    if (fault > 0.9 && fault < 0.93) await night();
  }

  // Sent as often as billed: no duplicates, nothing missing.
  expect(new Set(sent).size).toBe(sent.length);
  const { docs } = await deps.db.collection('companies/acme/invoices').get();
  expect(sent.toSorted()).toEqual(docs.map(({ id }) => id).toSorted());

  const postings = (await deps.db.collection('companies/acme/agreementPostings').get()).docs.map((posting) =>
    agreementPostingSchema.parse(posting.data()),
  );
  for (const id of Object.keys(MEMBERS)) {
    const member = await read(id);
    // The invoices' total less discounts equals the amount billed in the ledger. Added up here, not with our own sums.
    let invoiced = 0;
    for (const invoice of docs)
      if (invoice.id.startsWith(`agreement-${id}_`) && invoice.get('state') !== 'void')
        invoiced += Number(invoice.get('totalCents'));
    let ledger = 0;
    const days = new Set<string>();
    for (const { invoiceId, priceCents, from, until, lineId } of member.bills) {
      if (invoiceId !== '') ledger += priceCents;
      if (lineId !== '') continue;
      for (let covered = from; covered < until; covered = addCalendarDays(covered, 1)) {
        expect(days.has(covered)).toBe(false);
        days.add(covered);
      }
    }
    expect([id, ledger]).toEqual([id, invoiced]);
    const ordered = [...days].toSorted();
    expect(ordered[0]).toBe(MEMBERS[id]?.startsOn);
    // No day from first to last is missing, except those of the voided bill.
    const gap = id === 'endless' ? 30 : 0;
    expect(ordered.at(-1)).toBe(addCalendarDays(String(ordered[0]), ordered.length - 1 + gap));

    // Month by month: each opening balance is the previous closing one, and nothing is earned beyond what was billed.
    let [closing, earned] = [0, 0];
    for (const posting of postings
      .filter(({ agreementId }) => agreementId === id)
      .toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
      expect([id, posting.month, posting.openingCents]).toEqual([id, posting.month, closing]);
      closing += posting.billedCents - posting.recognizedCents - posting.refundedCents;
      earned += posting.recognizedCents;
      expect(posting.closingCents).toBe(closing);
    }
    expect(earned).toBe(member.recognizedCents);
    if (member.state === 'expired') expect([id, closing, earned]).toEqual([id, 0, ledger]);
  }
  const months = (await deps.db.collection('companies/acme/agreementMonths').get()).docs.map((month) =>
    agreementMonthSchema.parse(month.data()),
  );
  for (const { month, billedCents, recognizedCents, closingCents } of months) {
    let [billed, recognized, left] = [0, 0, 0];
    for (const posting of postings)
      if (posting.month === month) {
        billed += posting.billedCents;
        recognized += posting.recognizedCents;
        left += posting.closingCents;
      }
    expect([month, billedCents, recognizedCents, closingCents]).toEqual([month, billed, recognized, left]);
  }
});

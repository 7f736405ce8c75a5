import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import { started } from '@/domain/agreement/record/change';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { agreementMonthSchema } from '@/domain/agreement/record/postingSchema';
import { takenOver } from '@/domain/agreement/record/transfer';
import { companySchema } from '@/domain/company/schema';
import { documentTaxSchema } from '@/domain/tax/schema';
import { zoneForDocument } from '@/domain/tax/zoneRecord';
import { HOUR_MS } from '@/lib/time';
import { CONSENT } from '@/testing/agreementDays';
import { buildAgreement, buildTransfer, buildPlan } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { buildTaxZone } from '@/testing/factories/tax';
import { agreementsOfTheDay } from '../../functions/src/agreements/nightlyAgreements';
import { issueTogether } from '../../functions/src/billing/issueTogether';
import type { SendRun } from '../../functions/src/billing/recurring';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { memoryDeps } from './memoryDeps';

const COMPANY = 'companies/acme';
const plan = (changes: Parameters<typeof buildPlan>[0] = {}) => termsOfPlan(buildPlan(changes));
/** Issues a bill and marks it as finished, however often it is called. */
const issues: SendRun = async (deps, { companyId, invoiceId }) => {
  await issueTogether(deps, { companyId, uid: '' }, invoiceId);
};
const nothing = () => Promise.resolve({ refused: [] });

/** A company with its own clock, whose members have been running since their first day; their plans are no longer on record. */
async function world(timeZone: string, members: Record<string, Partial<Agreement>>) {
  let at = 0;
  const documents = createMemoryDocuments({});
  const deps = memoryDeps(() => new Date(at).toISOString(), documents);
  const doc = (path: string) => deps.db.doc(`${COMPANY}/${path}`);
  await deps.db.doc(COMPANY).set(companySchema.parse({ name: 'Acme', timeZone }));
  await doc('customers/customer-1').set(buildCustomer({ id: 'customer-1' }));
  await doc('properties/property-1').set(buildProperty({ id: 'property-1' }));
  for (const [id, changes] of Object.entries(members)) {
    const draft = buildAgreement(changes);
    const act = { today: draft.startsOn, now: `${draft.startsOn}T15:00:00.000Z`, by: '' };
    await doc(`agreements/${id}`).set(started(draft, CONSENT, act));
  }
  const read = async (id: string) => agreementSchema.parse((await doc(`agreements/${id}`).get()).data());
  return {
    deps,
    doc,
    read,
    documents,
    billed: async (id: string) => (await read(id)).bills.map(({ from }) => from),
    invoices: async () => (await deps.db.collection(`${COMPANY}/invoices`).get()).docs,
    /** Runs the hourly run at an instant. @returns how many bills it created */
    run: async (instant: string, using = deps): Promise<number> => {
      at = Date.parse(instant);
      const { counts } = await runNightly(using, 'agreements', agreementsOfTheDay(issues, nothing));
      return counts['billed'] ?? 0;
    },
  };
}

describe('company days', () => {
  it.each([
    // New York: March 12, 2028 has 23 hours and November 5 has 25. Midnight is at 5:00 or 4:00 UTC.
    ['America/New_York', '2028-03-12', '2028-03-12T05:37:00.000Z'],
    ['America/New_York', '2028-03-13', '2028-03-13T04:37:00.000Z'],
    ['America/New_York', '2028-11-05', '2028-11-05T04:37:00.000Z'],
    ['America/New_York', '2028-11-06', '2028-11-06T05:37:00.000Z'],
    // Santiago skips from 24:00 to 1:00, so September 3, 2028 has no midnight.
    ['America/Santiago', '2028-09-03', '2028-09-03T04:37:00.000Z'],
  ])('in %s the bill of %s is created once, by the first run of that day', async (timeZone, startsOn, first) => {
    const { run, billed } = await world(timeZone, { plus: { startsOn } });
    const made: string[] = [];
    for (let hour = -6; hour < 30; hour += 1) {
      const instant = new Date(Date.parse(first) + hour * HOUR_MS).toISOString();
      if ((await run(instant)) > 0) made.push(instant);
    }
    expect(made).toEqual([first]);
    expect(await billed('plus')).toEqual([startsOn]);
  });

  it('a clock that runs ahead and is set back bills nothing twice, and skips nothing afterward', async () => {
    const { run, billed, invoices } = await world('America/New_York', { plus: { startsOn: '2028-03-01' } });
    for (const instant of ['2028-03-01', '2028-06-02', '2028-03-02', '2028-04-01', '2028-06-01', '2028-07-01'])
      await run(`${instant}T18:37:00.000Z`);
    const days = ['2028-03-01', '2028-04-01', '2028-05-01', '2028-06-01', '2028-07-01'];
    expect(await billed('plus')).toEqual(days);
    expect(await invoices()).toHaveLength(days.length);
  });
});

it('a night killed at any step bills, numbers and posts once what the next one finds', async () => {
  let steps = 0;
  for (let killedAt = 1; killedAt <= Math.max(steps, 1); killedAt += 1) {
    const { deps, doc, documents, run, billed, invoices, read } = await world('America/New_York', {
      one: { startsOn: '2028-03-01' },
      two: { startsOn: '2028-03-01', units: [{ equipmentId: 'gone', name: 'Furnace' }] },
    });
    await run('2028-03-01T18:37:00.000Z');
    // Everything stored takes a transaction or a lease write; a killed process never returns from one.
    const process = memoryDeps(() => '2028-04-01T18:37:00.000Z', documents);
    let left = killedAt;
    const isDead = await new Promise<boolean>((resolve) => {
      const transact = process.db.runTransaction.bind(process.db);
      const dying: Firestore['runTransaction'] = (work, options) => {
        left -= 1;
        if (left > 0) return transact(work, options);
        resolve(true);
        return new Promise(() => undefined);
      };
      process.db.runTransaction = dying;
      void run('2028-04-01T18:37:00.000Z', process).then(() => resolve(false));
    });
    steps = isDead ? killedAt + 1 : steps;
    // The lease on the company's money, which expires after twenty seconds.
    await doc('counters/turn').delete();
    await run('2028-04-01T20:37:00.000Z');
    await run('2028-04-02T20:37:00.000Z');

    expect([await billed('one'), await billed('two')]).toEqual([
      ['2028-03-01', '2028-04-01'],
      ['2028-03-01', '2028-04-01'],
    ]);
    const numbers = (await invoices()).map((invoice) => String(invoice.get('number')));
    expect(numbers.toSorted()).toEqual(['INV-00001', 'INV-00002', 'INV-00003', 'INV-00004']);
    expect((await doc('counters/invoices').get()).get('last')).toBe(4);
    const month = agreementMonthSchema.parse((await doc('agreementMonths/2028-03').get()).data());
    expect(month).toMatchObject({ billedCents: 3_800, recognizedCents: 3_800, closingCents: 0 });
    expect((await read('one')).recognizedCents).toBe(1_900);
    expect((await deps.db.collection(`${COMPANY}/ledger`).get()).size).toBe(4);
  }
  // Two members, whose transactions run together; the process died at each of these.
  expect(steps).toBeGreaterThanOrEqual(7);
});

it('members in another state are taxed at its current rates, in the agreed currency; an archived plan continues', async () => {
  const record = buildTaxZone({ id: 'austin' });
  const tax = documentTaxSchema.parse({ date: '2028-03-01', jobNature: 'maintenance', zone: zoneForDocument(record) });
  const { doc, run, invoices, read } = await world('America/New_York', {
    texan: { startsOn: '2028-03-01', tax },
    abroad: {
      startsOn: '2028-03-01',
      currency: 'CAD',
      plan: plan({ termMonths: 1, renewal: 'automatic', escalationPpm: 100_000 }),
    },
  });
  await doc('agreementPlans/plan-1').set({ ...buildPlan({ id: 'plan-1' }), isArchived: true });
  await doc('taxes/austin').set(record);
  await run('2028-03-01T18:37:00.000Z');
  // From April, the city's tax is 1% lower.
  const [state, local] = record.taxes;
  if (!state || !local) throw new Error('The zone has two taxes');
  const lower = { ...local, rules: local.rules.map((rule) => ({ ...rule, ratePpm: 10_000 })) };
  await doc('taxes/austin').set({ ...record, taxes: [state, lower] });
  await run('2028-04-01T18:37:00.000Z');
  const bills = await invoices();
  const of = (id: string) =>
    bills
      .filter((invoice) => invoice.id.startsWith(`agreement-${id}_`))
      .map((invoice): unknown[] => [
        invoice.get('document.currency'),
        invoice.get('taxCents'),
        invoice.get('totalCents'),
      ]);
  // 19.00 × 8.25% = 1.5675, and × 7.25% = 1.3775: each tax is rounded separately, 1.19 + 0.38 and 1.19 + 0.19.
  expect(of('texan')).toEqual([
    ['USD', 157, 2_057],
    ['USD', 138, 2_038],
  ]);
  expect(of('abroad')).toEqual([
    ['CAD', 0, 1_900],
    ['CAD', 0, 2_090],
  ]);
  expect(await read('abroad')).toMatchObject({ state: 'active', termStartsOn: '2028-04-01', priceCents: 2_090 });
});

it.each(['along', 'refunded'] as const)(
  'a house sold in the middle of a month, %s: each day is earned once',
  async (unused) => {
    const { doc, run, read, deps } = await world('America/New_York', {
      ada: { startsOn: '2028-03-01', priceCents: 3_100 },
    });
    await run('2028-03-01T18:37:00.000Z');
    const paid = await read('ada');
    const from = { ...paid, bills: paid.bills.map((bill) => ({ ...bill, isPaid: true })) };
    const to = buildAgreement({
      startsOn: '2028-03-17',
      priceCents: 3_100,
      transfer: buildTransfer({ fromId: 'ada', on: '2028-03-17', unused }),
    });
    const passed = takenOver({ from, to }, CONSENT, { today: '2028-03-17', now: '2028-03-17T15:00:00.000Z', by: '' });
    await doc('agreements/ada').set({ ...passed.from, transferredTo: 'grace' });
    await doc('agreements/grace').set(passed.to);
    for (const day of ['2028-03-17', '2028-04-01', '2028-05-01']) await run(`${day}T18:37:00.000Z`);
    // 31 days for $31.00: 16 are Ada's and 15 are Grace's, who pays for April and May.
    const income = async (id: string) => {
      const found = await deps.db.collection(`${COMPANY}/agreementPostings`).where('agreementId', '==', id).get();
      return found.docs.map((posting): unknown[] => [posting.get('month'), posting.get('recognizedCents')]);
    };
    expect(await income('ada')).toEqual([['2028-03', 1_600]]);
    expect(await income('grace')).toEqual([
      ['2028-03', 1_500],
      ['2028-04', 3_100],
    ]);
    expect((await read('grace')).bills.map(({ priceCents }) => priceCents)).toEqual([1_500, 3_100, 3_100]);
  },
);

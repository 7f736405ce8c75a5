import { beforeEach, expect, it } from 'vitest';
import { addPayEntry, savePayPlan } from '@/domain/commission/api';
import { earningSchema } from '@/domain/commission/earning';
import { payPlanSchema, type PayPlan } from '@/domain/commission/plan';
import { payStatementSchema } from '@/domain/commission/statement';
import { companySchema } from '@/domain/company/schema';
import { newId } from '@/lib/ids';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { enterPay } from '../../functions/src/commission/addPayEntry';
import { keepEarnings } from '../../functions/src/commission/keepEarnings';
import { keepPlan } from '../../functions/src/commission/savePayPlan';
import { compareEarnings } from '../../functions/src/commission/workOutPlan';
import { closeWeeks } from '../../functions/src/hours/closePayPeriod';
import { issued, newBooks, type Books } from './books';
import { depsAt } from './deps';
import { newMember } from './fixtures';
import { at, audit } from './records';
import { db, eventually, refusal } from './support';

// These tests' invoices are issued today, and everything else is relative to that.
const DAY_MS = 86_400_000;
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' });
const monday = (): string => {
  const noon = new Date(`${today()}T12:00:00.000Z`);
  return new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};
const later = (days: number): string => new Date(Date.parse(`${monday()}T18:00:00.000Z`) + days * DAY_MS).toISOString();
const deps = depsAt();
/** After the week is over. */
const nextWeek = depsAt(() => later(8));

let books: Books;
let caller: Parameters<typeof closeWeeks>[2];
beforeEach(async () => {
  books = await newBooks();
  const company = companySchema.parse((await db.doc(`companies/${books.companyId}`).get()).data());
  caller = { ...books, company };
  const people = { ann: 'account-ann', bob: 'account-bob' };
  for (const [id, linkedUid] of Object.entries(people)) {
    const { id: _, ...person } = buildTechnician({ id, firstName: id, lastName: 'Lee', linkedUid });
    await db.doc(`users/${company.ownerId}/technicians/${id}`).set(person);
  }
});

const plan = (fields: Partial<PayPlan> = {}): PayPlan =>
  payPlanSchema.parse({
    startsOn: monday(),
    callbackDays: 30,
    rules: [{ id: 'r1', name: 'Repairs', kind: 'invoiced', ratePpm: 100_000, sellerPpm: 500_000 }],
    ...fields,
  });

const addJob = async (fields: Parameters<typeof buildJob>[0] = {}): Promise<string> => {
  const { id, ...job } = buildJob({
    ...{ id: newId(), progress: 'work-done', customerId: books.customerId, technicianIds: ['ann', 'bob'] },
    progressLog: [{ state: 'work-done', at: new Date().toISOString(), by: 'ann', reason: '' }],
    ...{ hasStoredVisits: true, createdAt: new Date().toISOString() },
    ...fields,
  });
  await at(books.companyId, `jobs/${id}`).set(job);
  return id;
};
const keep = (jobId: string) => keepEarnings(deps, { companyId: books.companyId, source: { kind: 'job', id: jobId } });
const earningsOf = async (jobId: string) => {
  const { docs } = await at(books.companyId, 'earnings/x').parent.where('jobId', '==', jobId).get();
  return Object.fromEntries(docs.map((one) => earningSchema.parse(one.data())).map((one) => [one.technicianId, one]));
};
const statement = async (startsOn: string, technicianId: string) =>
  payStatementSchema.safeParse((await at(books.companyId, `payStatements/${startsOn}_${technicianId}`).get()).data())
    .data;
const approve = (technicianId: string, paidMinutes: number) =>
  at(books.companyId, `timesheets/${technicianId}_${monday()}`).set({
    ...{ technicianId, accountUid: '', weekStartsOn: monday(), state: 'approved', note: '' },
    days: [0, 1, 2, 3, 4].map((day) => ({
      date: new Date(Date.parse(monday()) + day * DAY_MS).toISOString().slice(0, 10),
      ...{ driveMinutes: 0, workMinutes: paidMinutes / 5, supplyRunMinutes: 0, breakMinutes: 0 },
      paidMinutes: paidMinutes / 5,
    })),
    ...audit('u'),
  });

it('a job pays its seller and its crew, is frozen when the period closes, and corrected in the next one', async () => {
  await keepPlan(deps, plan(), caller);
  const jobId = await addJob();
  const { id: estimateId, ...estimate } = buildEstimate({
    ...{ id: newId(), createdBy: 'account-ann', customerId: books.customerId },
  });
  await at(books.companyId, `estimates/${estimateId}`).set(estimate);
  await issued(books, { jobId, estimateId });
  await keep(jobId);
  expect(await keep(jobId)).toBe(false);
  // 10% of $100.00: $5.00 for the sale, $2.50 for each person who did the work.
  const before = await earningsOf(jobId);
  expect([before['ann']?.totalCents, before['bob']?.totalCents]).toEqual([750, 250]);
  expect(before['ann']).toMatchObject({ accountUid: 'account-ann', isOpen: true });
  expect(before['ann']?.lines.map(({ formula }) => formula)).toEqual([
    expect.stringMatching(/^10% of \$100.00 billed on invoice .*; your part for doing the work: 25%$/),
    expect.stringMatching(/your part for selling it: 50%$/),
  ]);

  // 50 hours: $7.50 is $0.15 an hour, and half of that for ten hours.
  await approve('ann', 3000);
  await closeWeeks(nextWeek, [monday()], caller);
  expect(await statement(monday(), 'ann')).toMatchObject({
    ...{ accountUid: 'account-ann', totalCents: 750, overtimeCents: 75 },
    items: [{ jobId, cents: 750, isCorrection: false, lines: [{}, {}] }],
  });
  expect((await earningsOf(jobId))['ann']).toMatchObject({ isOpen: false, settled: { [monday()]: 750 } });

  // Bob wasn't on it after all: the paid amount stays, and the difference comes next.
  await at(books.companyId, `jobs/${jobId}`).update({ technicianIds: ['ann'] });
  await keep(jobId);
  const closedAgain = depsAt(() => later(15));
  const second = new Date(Date.parse(monday()) + 7 * DAY_MS).toISOString().slice(0, 10);
  await closeWeeks(closedAgain, [second], caller);
  expect(await statement(monday(), 'bob')).toMatchObject({ totalCents: 250 });
  expect(await statement(second, 'bob')).toMatchObject({ totalCents: -250, items: [{ isCorrection: true }] });
  expect(await statement(second, 'ann')).toMatchObject({ totalCents: 250, overtimeCents: 25 });
  expect((await earningsOf(jobId))['bob']).toMatchObject({ totalCents: 0, isOpen: false });
});

it('a callback reverses the crew’s earnings until it is canceled', async () => {
  await keepPlan(deps, plan(), caller);
  const jobId = await addJob();
  await issued(books, { jobId });
  const callbackId = await addJob({ type: 'callback', parentJobId: jobId, progress: 'scheduled', number: '26-BACK' });
  await keep(jobId);
  const taken = (await earningsOf(jobId))['bob'];
  expect(taken).toMatchObject({ totalCents: 0 });
  expect(taken?.lines.map(({ cents, label }) => [cents, label])).toContainEqual([-500, 'Callback 26-BACK']);
  await at(books.companyId, `jobs/${callbackId}`).update({ progress: 'cancelled' });
  await keep(jobId);
  expect((await earningsOf(jobId))['bob']?.totalCents).toBe(500);
});

it('shows a job’s pay before anything is earned, using only the rules for that person', async () => {
  const rules = [
    ...plan().rules,
    { ...plan().rules[0], id: 'r2', name: 'Lead', technicianIds: ['bob'] },
  ] as PayPlan['rules'];
  await keepPlan(deps, plan({ rules }), caller);
  const jobId = await addJob({ progress: 'scheduled', progressLog: [] });
  await keep(jobId);
  const { ann, bob } = await earningsOf(jobId);
  expect(ann?.terms[0]).toBe('Repairs: 10% of what is invoiced, 50% of it to the seller and the rest to the crew.');
  expect(ann?.terms.join(' ')).not.toContain('Lead');
  expect(bob?.terms.join(' ')).toContain('Lead');
  expect(ann?.lines).toEqual([]);
});

it('calculates what was billed since the first plan began, and never changes past rules’ results', async () => {
  const jobId = await addJob();
  await issued(books, { jobId });
  await keepPlan(deps, plan(), caller);
  expect((await earningsOf(jobId))['ann']?.totalCents).toBe(500);
  if (today() !== monday())
    expect(await refusal(keepPlan(deps, plan({ rules: [] }), caller)).catch(String)).toContain('today or later');
  await closeWeeks(nextWeek, [monday()], caller);
  expect(await refusal(keepPlan(nextWeek, plan({ rules: [] }), caller)).catch(String)).toContain('closed');
});

it('an entry adds to pay once, with its reason, and never in a closed period', async () => {
  const entry = {
    ...{ requestId: newId(), technicianId: 'ann', on: today(), amountCents: -1234, reason: 'Tool advance', jobId: '' },
    isInRegularRate: false,
  };
  await enterPay(deps, entry, caller);
  await enterPay(deps, entry, caller);
  await closeWeeks(nextWeek, [monday()], caller);
  expect(await statement(monday(), 'ann')).toMatchObject({
    ...{ totalCents: -1234, overtimeCents: 0 },
    items: [{ title: 'Tool advance', lines: [{ formula: 'Tool advance' }] }],
  });
  expect(await refusal(enterPay(nextWeek, { ...entry, requestId: newId() }, caller)).catch(String)).toContain('closed');
});

it('technicians can’t set rules or enter pay, and managers can’t set rules', async () => {
  const [technician, manager] = [
    await newMember(books.companyId, 'technician'),
    await newMember(books.companyId, 'manager'),
  ];
  const entry = { requestId: newId(), technicianId: 'ann', on: today(), amountCents: 100, reason: 'Mine' };
  expect(await refusal(technician.call(savePayPlan, plan()))).toMatchObject({ code: 'permission-denied' });
  expect(await refusal(technician.call(addPayEntry, entry))).toMatchObject({ code: 'permission-denied' });
  expect(await refusal(manager.call(savePayPlan, plan()))).toMatchObject({ code: 'permission-denied' });
  await manager.call(addPayEntry, entry);
});

it('a plan too large for its call is calculated at night, and so are missed events', async () => {
  const jobId = await addJob({ updatedAt: new Date().toISOString() });
  await issued(books, { jobId });
  // A clock that advances four minutes each time it's read, which is more than the call has.
  let minutes = 0;
  const slow = depsAt(() => new Date(Date.now() + (minutes += 4) * 60_000).toISOString());
  await keepPlan(slow, plan(), caller);
  const stored = () => at(books.companyId, `payPlans/${monday()}`).get();
  expect((await stored()).get('isWorkedOut')).toBe(false);
  await compareEarnings(deps, books.companyId);
  expect((await stored()).get('isWorkedOut')).toBe(true);
  expect(Object.keys(await earningsOf(jobId))).toEqual(['ann', 'bob']);

  // Reactions to the invoice may still be running, and restore it first.
  await eventually(async () => {
    await at(books.companyId, `earnings/job-${jobId}-ann`).delete();
    return (await compareEarnings(deps, books.companyId)) > 0 || null;
  }, 'the night to put an earning back');
  expect(Object.keys(await earningsOf(jobId))).toEqual(['ann', 'bob']);
  expect(await compareEarnings(deps, books.companyId)).toBe(0);
});

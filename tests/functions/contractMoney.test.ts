import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changeApplication,
  changeChangeOrder,
  changeContractBook,
  changeContractLog,
  changeLienWaiver,
  type ApplicationChange,
  type ChangeOrderChange,
  type WaiverChange,
} from '@/domain/contract/money/api';
import { contractBookSchema, type BillingTerms, type BookLine } from '@/domain/contract/money/book';
import { changeOrderSchema } from '@/domain/contract/money/changeOrder';
import { lienWaiverSchema } from '@/domain/contract/money/lienWaiver';
import {
  payApplicationSchema,
  type ApplicationInput,
  type PayApplication,
} from '@/domain/contract/money/payApplication';
import { bookLineSchema, billingTermsSchema } from '@/domain/contract/money/book';
import { contractSchema, type Contract } from '@/domain/contract/record/schema';
import { NO_RETAINAGE, type RetainageTerms } from '@/domain/contract/retainage';
import { invoiceSchema } from '@/domain/invoice/schema';
import { voidInvoice } from '@/domain/invoice/api';
import { recordPayment } from '@/domain/payment/api';
import { newId } from '@/lib/ids';
import worked from '../../src/domain/contract/cases/worked.json';
import { addCustomer, at, audit } from './records';
import { newCompany, newMember } from './fixtures';
import { db, endClients, eventually, refusal, type Client } from './support';

let owner: Client;
let companyId: string;
let customerId: string;
// Each with an owner of its own: calls are limited by the minute.
beforeEach(async () => {
  ({ owner, companyId } = await newCompany());
  const features = { 'features.contracts': true, 'features.invoices': true };
  await db.doc(`companies/${companyId}`).update(features);
  await db.doc(`users/${owner.uid}`).update(features);
  customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
});
afterAll(endClients);

async function contractOf(priceCents: number, changes: Partial<Contract> = {}): Promise<string> {
  const id = newId();
  const contract = contractSchema.parse({
    number: `C26-${id.slice(0, 5)}`,
    title: 'Mercer Street addition',
    customerId,
    customerName: 'Ada Lovelace',
    priceCents,
    state: 'active',
    signedOn: '2025-01-02',
    lawState: 'TX',
    ...changes,
  });
  await at(companyId, `contracts/${id}`).set({ ...contract, ...audit(owner.uid) });
  return id;
}
const revisionAt = async (path: string): Promise<string> =>
  String((await at(companyId, path).get()).data()?.['revision'] ?? '');
const book = async (
  contractId: string,
  change:
    | { kind: 'schedule'; lines: BookLine[] }
    | { kind: 'terms'; terms: BillingTerms }
    | { kind: 'served'; ruleId: string; on: string },
) => owner.call(changeContractBook, { contractId, revision: await revisionAt(`contractBooks/${contractId}`), change });
const order = async (contractId: string, orderId: string, change: ChangeOrderChange) =>
  owner.call(changeChangeOrder, { contractId, orderId, revision: await revisionAt(`changeOrders/${orderId}`), change });
const apply = async (contractId: string, applicationId: string, change: ApplicationChange) =>
  owner.call(changeApplication, {
    contractId,
    applicationId,
    revision: await revisionAt(`payApplications/${applicationId}`),
    change,
  });
const waive = async (contractId: string, waiverId: string, change: WaiverChange) =>
  owner.call(changeLienWaiver, { contractId, waiverId, revision: await revisionAt(`lienWaivers/${waiverId}`), change });
const application = async (id: string): Promise<PayApplication> =>
  payApplicationSchema.parse((await at(companyId, `payApplications/${id}`).get()).data());
const invoice = async (id: string) => invoiceSchema.parse((await at(companyId, `invoices/${id}`).get()).data());

const line = (id: string, scheduledValueCents: number, changes: Partial<BookLine> = {}): BookLine =>
  bookLineSchema.parse({ id, description: `Line ${id}`, scheduledValueCents, ...changes });
const fields = (changes: Partial<ApplicationInput> = {}): ApplicationInput => ({
  periodFrom: '',
  periodEnd: '2025-03-31',
  entries: [],
  materials: [],
  retainage: null,
  note: '',
  ...changes,
});
const entry = (lineId: string, thisPeriodCents: number) => ({
  lineId,
  thisPeriodCents,
  completePpm: null,
  storedCents: 0,
});
const CERTIFY = {
  kind: 'certify' as const,
  certifiedCents: null,
  certifiedBy: 'Grace Hopper, architect',
  certifiedOn: '2025-04-02',
};
const terms = (retainage: Partial<RetainageTerms>, changes: Partial<BillingTerms> = {}): BillingTerms =>
  billingTermsSchema.parse({ retainage: { ...NO_RETAINAGE, ...retainage }, state: 'TX', ...changes });

/** Signs a change on a day by both sides. */
async function approve(contractId: string, orderId: string, amountCents: number, signedOn: string): Promise<void> {
  await order(contractId, orderId, {
    kind: 'save',
    fields: {
      title: 'Change',
      reason: 'owner',
      explanation: '',
      lines: [{ id: 'a', kind: 'labor', description: 'Work', costCode: '', amountCents }],
      days: 0,
      retainagePpm: null,
    },
  });
  await order(contractId, orderId, { kind: 'send' });
  for (const party of ['owner', 'contractor'] as const)
    await order(contractId, orderId, {
      kind: 'sign',
      signature: { party, name: 'Ada Lovelace', how: 'On paper', signedOn },
    });
}

/** Writes, sends and certifies an application, and gives it as stored. */
async function bill(
  contractId: string,
  input: Partial<ApplicationInput>,
  certifiedCents: number | null = null,
): Promise<PayApplication & { id: string; billFault: string }> {
  const id = newId();
  await apply(contractId, id, { kind: 'save', fields: fields(input) });
  await apply(contractId, id, { kind: 'submit' });
  const { billFault } = await apply(contractId, id, { ...CERTIFY, certifiedCents });
  return { ...(await application(id)), id, billFault };
}

type Rates = Partial<
  Record<
    | 'workBasisPoints'
    | 'storedBasisPoints'
    | 'thresholdBasisPoints'
    | 'afterBasisPoints'
    | 'capBasisPoints'
    | 'fixedCents',
    number
  >
> & {
  method?: string;
  rounding?: string;
};
type Case = {
  id: string;
  calculator: string;
  input: {
    originalContractSumCents: number;
    lines: { id: string; scheduledValueCents: number; retainageBasisPoints?: number; previousCents?: number }[];
    changeOrders?: { id: string; amountCents: number; inApplication: number }[];
    applications: {
      number: number;
      thisPeriodCents: Record<string, number>;
      percentCompleteBasisPoints?: Record<string, number>;
      storedCents?: Record<string, number>;
      certifiedCents?: number;
      retainage?: Rates;
    }[];
    retainage: Rates;
    previousCertificatesCents?: number;
  };
  expected: { applications: (Record<string, unknown> & { lines?: Record<string, unknown>[] })[] };
};
const PPM = 100;
const METHODS: Record<string, RetainageTerms['method']> = { 'per-line': 'flat', none: 'flat' };

function termsOf(rates: Rates, before: RetainageTerms): RetainageTerms {
  const ppm = (name: keyof Rates, old: number): number => {
    const given = rates[name];
    return typeof given === 'number' ? given * PPM : old;
  };
  const method = rates.method ?? (rates.fixedCents === undefined ? before.method : 'fixed');
  return {
    method: METHODS[method] ?? (method as RetainageTerms['method']),
    rounding: (rates.rounding ?? before.rounding) as RetainageTerms['rounding'],
    workPpm: ppm('workBasisPoints', before.workPpm),
    storedPpm: rates.storedBasisPoints === undefined ? before.storedPpm : rates.storedBasisPoints * PPM,
    thresholdPpm: ppm('thresholdBasisPoints', before.thresholdPpm),
    afterPpm: ppm('afterBasisPoints', before.afterPpm),
    capPpm: ppm('capBasisPoints', before.capPpm),
    fixedCents: rates.fixedCents ?? before.fixedCents,
  };
}

const CASES = (worked as unknown as { cases: Case[] }).cases.filter(
  ({ calculator }) => calculator === 'applicationForPayment',
);
const monthOf = (index: number): string => `2025-${String(index + 1).padStart(2, '0')}`;

describe('every published and derived application, through what is stored', () => {
  it.each(CASES)('$id', async ({ id, input, expected }) => {
    const contractId = await contractOf(input.originalContractSumCents);
    const own = (name: string): string => (input.lines.some((each) => each.id === name) ? name : `${id}-${name}`);
    const first = termsOf(input.retainage, NO_RETAINAGE);
    await book(contractId, {
      kind: 'schedule',
      lines: input.lines.map((each) =>
        line(each.id, each.scheduledValueCents, {
          retainagePpm: each.retainageBasisPoints === undefined ? null : each.retainageBasisPoints * PPM,
        }),
      ),
    });
    await book(contractId, {
      kind: 'terms',
      terms: terms(first, { firstNumber: input.applications[0]?.number ?? 1 }),
    });
    let [now, paid] = [first, 0];
    for (const [index, given] of input.applications.entries()) {
      for (const { id: name, amountCents, inApplication } of input.changeOrders ?? [])
        if (inApplication === given.number) await approve(contractId, own(name), amountCents, `${monthOf(index)}-02`);
      const changed = given.retainage ? termsOf(given.retainage, now) : null;
      if (changed && changed.method !== 'fixed') now = changed;
      const names = new Set([
        ...Object.keys(given.thisPeriodCents),
        ...Object.keys(given.percentCompleteBasisPoints ?? {}),
        ...Object.keys(given.storedCents ?? {}),
      ]);
      const stored = Object.entries(given.storedCents ?? {}).filter(([, amountCents]) => amountCents !== 0);
      const result = await bill(
        contractId,
        {
          periodEnd: `${monthOf(index)}-28`,
          entries: [...names].map((name) => ({
            lineId: own(name),
            thisPeriodCents: given.thisPeriodCents[name] ?? null,
            completePpm:
              given.percentCompleteBasisPoints?.[name] === undefined
                ? null
                : given.percentCompleteBasisPoints[name] * PPM,
            storedCents: given.storedCents?.[name] ?? 0,
          })),
          materials: stored.map(([name, amountCents]) => ({
            lineId: own(name),
            description: 'Lumber',
            amountCents,
            supplier: 'Supply Co',
            place: 'Yard 3',
            insurance: 'Policy 7',
            title: 'Bill of sale',
          })),
          retainage: changed,
        },
        given.certifiedCents ?? null,
      );
      const { lines = [], number, certifiedCents: _, ...summary } = expected.applications[index] ?? {};
      expect(result.number).toBe(number);
      expect(result.copy).toMatchObject(summary);
      for (const wanted of lines)
        expect(result.copy?.lines.find((each) => each.id === own(String(wanted['id'])))).toMatchObject({
          ...wanted,
          id: own(String(wanted['id'])),
        });
      expect(result.billFault).toBe('');
      paid += result.certifiedCents ?? 0;
      if ((result.certifiedCents ?? 0) > 0)
        expect(await invoice(result.invoiceId)).toMatchObject({ state: 'issued', totalCents: result.certifiedCents });
    }
    // What was billed, less what was credited, is what was certified.
    const { docs } = await db
      .collection(`companies/${companyId}/payApplications`)
      .where('contractId', '==', contractId)
      .get();
    const bills = await Promise.all(
      docs
        .map((each) => String(each.data()['invoiceId']))
        .filter((invoiceId) => invoiceId !== '')
        .map(invoice),
    );
    expect(bills.reduce((sum, each) => sum + each.totalCents - each.creditedCents, 0)).toBe(paid);
  });
});

describe('a contract from the first application to the last bill', () => {
  it('comes to the contract sum with its change orders, to the cent, with retainage as a bill of its own', async () => {
    const contractId = await contractOf(1_000_001);
    await book(contractId, { kind: 'schedule', lines: [line('x', 333_333), line('y', 666_668)] });
    await book(contractId, { kind: 'terms', terms: terms({ workPpm: 100_000 }) });
    const orderId = newId();
    await approve(contractId, orderId, 12_345, '2025-01-20');
    const half = await bill(contractId, {
      periodEnd: '2025-02-28',
      entries: ['x', 'y', orderId].map((lineId) => ({
        lineId,
        thisPeriodCents: null,
        completePpm: 333_300,
        storedCents: 0,
      })),
    });
    const whole = await bill(contractId, {
      periodEnd: '2025-03-31',
      entries: ['x', 'y', orderId].map((lineId) => ({
        lineId,
        thisPeriodCents: null,
        completePpm: 1_000_000,
        storedCents: 0,
      })),
    });
    const release = await bill(contractId, {
      periodEnd: '2025-04-30',
      retainage: { ...NO_RETAINAGE, method: 'fixed' },
    });
    const bills = await Promise.all([half, whole, release].map(({ invoiceId }) => invoice(invoiceId)));
    expect(bills.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(1_012_346);
    expect(bills[2]).toMatchObject({ totalCents: 101_235 });
    expect(bills[2]?.title).toContain('Release of retainage');
    const entries = await db
      .collection(`companies/${companyId}/ledger`)
      .where(
        'invoiceId',
        'in',
        bills.map((_, at) => [half, whole, release][at]?.invoiceId),
      )
      .get();
    expect(entries.docs.map((each) => each.data()['kind'])).toEqual(['issued', 'issued', 'issued']);
  });

  it('refuses what is over, listed nowhere, pending or out of order', async () => {
    const contractId = await contractOf(100_000);
    const id = newId();
    const save = (input: Partial<ApplicationInput>) => apply(contractId, id, { kind: 'save', fields: fields(input) });
    expect((await refusal(save({}))).message).toContain('Enter the schedule of values first');
    await book(contractId, { kind: 'schedule', lines: [line('a', 60_000), line('b', 39_999)] });
    expect((await refusal(save({}))).message).toContain('$0.01 less than the contract sum');
    expect(
      (await refusal(book(contractId, { kind: 'schedule', lines: [line('a', 60_000), line('b', 40_001)] }))).message,
    ).toContain('more than the contract sum');
    await book(contractId, { kind: 'schedule', lines: [line('a', 60_000), line('b', 40_000)] });
    const pending = newId();
    await order(contractId, pending, {
      kind: 'save',
      fields: {
        title: 'More',
        reason: 'owner',
        explanation: '',
        lines: [{ id: 'a', kind: 'labor', description: 'Work', costCode: '', amountCents: 5_000 }],
        days: 3,
        retainagePpm: null,
      },
    });
    await order(contractId, pending, { kind: 'send' });
    const submit = async (input: Partial<ApplicationInput>) => {
      await save(input);
      return (await refusal(apply(contractId, id, { kind: 'submit' }))).message;
    };
    expect(await submit({ entries: [entry('a', 60_001)] })).toBe(
      'Line a: That is more than the line is worth: $600.01 of $600.00.',
    );
    expect(await submit({ entries: [{ ...entry('a', 0), storedCents: 10 }] })).toContain('List the stored material');
    expect(await submit({ entries: [entry(pending, 5_000)] })).toContain('is not a line of this application');
    expect(await submit({ entries: [entry('a', -1)] })).toContain('below nothing');
    await save({ entries: [entry('a', 30_000)] });
    expect(await refusal(apply(contractId, newId(), { kind: 'save', fields: fields() }))).toMatchObject({
      message: 'Application 1 is still open. Finish it first.',
    });
    await apply(contractId, id, { kind: 'submit' });
    expect((await refusal(book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] }))).message).toContain(
      'change order',
    );
    expect((await refusal(apply(contractId, id, { ...CERTIFY, certifiedCents: 30_001 }))).message).toContain(
      'No more can be certified',
    );
    // A change signed in between makes the copy that went out an old one.
    for (const party of ['owner', 'contractor'] as const)
      await order(contractId, pending, {
        kind: 'sign',
        signature: { party, name: 'Ada', how: 'On paper', signedOn: '2025-02-01' },
      });
    expect((await refusal(apply(contractId, id, CERTIFY))).message).toContain('Revise it first');
    const dropped = newId();
    await apply(contractId, id, { kind: 'revise', newId: dropped });
    await apply(contractId, dropped, { kind: 'delete' });
    const again = newId();
    await apply(contractId, again, { kind: 'save', fields: fields({ entries: [entry('a', 30_000)] }) });
    expect(await application(again)).toMatchObject({ number: 1, revisionLetter: 'A' });
    await apply(contractId, again, { kind: 'submit' });
    const revision = newId();
    await apply(contractId, again, { kind: 'revise', newId: revision });
    await apply(contractId, revision, { kind: 'submit' });
    await apply(contractId, revision, CERTIFY);
    expect(await application(revision)).toMatchObject({
      number: 1,
      revisionLetter: 'B',
      state: 'certified',
      copy: { line2Cents: 5_000 },
    });
    expect(await application(id)).toMatchObject({ state: 'superseded', copy: { line2Cents: 0 } });
    // Certified is certified.
    for (const change of [
      { kind: 'save', fields: fields() },
      { kind: 'submit' },
      { kind: 'revise', newId: newId() },
      CERTIFY,
      { kind: 'delete' },
    ] as const)
      expect(await refusal(apply(contractId, revision, change))).toMatchObject({ code: 'failed-precondition' });
    expect(
      (await refusal(apply(contractId, newId(), { kind: 'save', fields: fields({ periodEnd: '2025-01-31' }) })))
        .message,
    ).toContain('cannot end before');
  });

  it('credits an earlier bill where the owner has paid too much, which only a manager may do', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] });
    const first = await bill(contractId, { entries: [entry('a', 50_000)] });
    const id = newId();
    await apply(contractId, id, { kind: 'save', fields: fields({ entries: [entry('a', -20_000)] }) });
    await apply(contractId, id, { kind: 'submit' });
    const office = await newMember(companyId, 'office');
    await db.doc(`users/${office.uid}`).update({ 'features.contracts': true });
    const certify = {
      contractId,
      applicationId: id,
      revision: await revisionAt(`payApplications/${id}`),
      change: CERTIFY,
    };
    expect((await refusal(office.call(changeApplication, certify))).message).toContain('a manager has to do');
    expect(await owner.call(changeApplication, certify)).toEqual({ number: 2, invoiceId: '', billFault: '' });
    expect(await invoice(first.invoiceId)).toMatchObject({ totalCents: 50_000, creditedCents: 20_000 });
    // Asked again, nothing is credited twice.
    await apply(contractId, id, { kind: 'bill' });
    expect(await invoice(first.invoiceId)).toMatchObject({ creditedCents: 20_000 });
  });

  it('makes another bill for one that was voided, and knows when it is paid', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] });
    await book(contractId, { kind: 'terms', terms: terms({}, { project: 'federal' }) });
    const { id, invoiceId } = await bill(contractId, { entries: [entry('a', 50_000)] });
    const clocks = async () =>
      contractBookSchema.parse((await at(companyId, `contractBooks/${contractId}`).get()).data());
    expect((await clocks()).clocks).toMatchObject([{ id: `payment-${id}`, kind: 'payment', doneOn: '' }]);
    await owner.call(voidInvoice, { invoiceId, reason: 'Wrong address' });
    const again = await apply(contractId, id, { kind: 'bill' });
    expect(again.invoiceId).not.toBe(invoiceId);
    expect(await invoice(again.invoiceId)).toMatchObject({ state: 'issued', totalCents: 50_000 });
    await owner.call(recordPayment, {
      paymentId: newId(),
      invoiceId: again.invoiceId,
      method: 'cheque',
      amountCents: 50_000,
      receivedOn: '2025-05-02',
    });
    await eventually(async () => (await application(id)).paidAt !== '', 'the application to be paid');
    expect((await clocks()).clocks[0]?.doneOn).not.toBe('');
  });
});

describe('a closed contract', () => {
  it('takes no change of its billing', async () => {
    const contractId = await contractOf(100_000, { state: 'closed' });
    expect(await refusal(book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] }))).toMatchObject({
      message: 'This contract is closed.',
    });
    const draft = await contractOf(100_000, { state: 'draft' });
    expect((await refusal(book(draft, { kind: 'schedule', lines: [] }))).message).toContain('everyone has signed');
  });
});

describe('change orders', () => {
  it('count only when both sides have signed, keep their numbers, and cannot be taken back then', async () => {
    const contractId = await contractOf(100_000);
    const id = newId();
    await approve(contractId, id, -7_000, '2025-02-03');
    const stored = changeOrderSchema.parse((await at(companyId, `changeOrders/${id}`).get()).data());
    expect(stored).toMatchObject({ number: 1, state: 'approved', amountCents: -7_000, approvedOn: '2025-02-03' });
    for (const change of [{ kind: 'reopen' }, { kind: 'delete' }, { kind: 'reject', reason: 'No' }] as const)
      expect(await refusal(order(contractId, id, change))).toMatchObject({ code: 'failed-precondition' });
    const old = { contractId, orderId: id, revision: 'older', change: { kind: 'reopen' as const } };
    expect(await refusal(owner.call(changeChangeOrder, old))).toMatchObject({ code: 'conflict' });
    const technician = await newMember(companyId, 'technician');
    await db.doc(`users/${technician.uid}`).update({ 'features.contracts': true });
    expect(await refusal(technician.call(changeChangeOrder, old))).toMatchObject({ code: 'permission-denied' });
  });
});

describe('lien waivers', () => {
  const input = (applicationId: string, kind: 'conditional-progress' | 'unconditional-progress') => ({
    kind,
    direction: 'given' as const,
    partyName: '',
    applicationId,
    throughOn: '2025-03-31',
    amountCents: 50_000,
    exceptions: '',
    formText: 'The form of the statute.',
    formVersion: '2022',
  });

  it('are unconditional only after the money came, and say when it left again', async () => {
    const contractId = await contractOf(100_000);
    await book(contractId, { kind: 'schedule', lines: [line('a', 100_000)] });
    const { id, invoiceId } = await bill(contractId, { entries: [entry('a', 50_000)] });
    const [conditional, unconditional] = [newId(), newId()];
    const signing = { signedBy: 'Ada Lovelace', signedOn: '2025-04-03', clearedOn: '' };
    await waive(contractId, conditional, {
      kind: 'save',
      fields: { ...input(id, 'conditional-progress'), formText: '' },
    });
    expect((await refusal(waive(contractId, conditional, { kind: 'sign', signing }))).message).toContain(
      'prescribes the wording',
    );
    await waive(contractId, conditional, { kind: 'save', fields: input(id, 'conditional-progress') });
    await waive(contractId, conditional, { kind: 'sign', signing });
    await waive(contractId, unconditional, { kind: 'save', fields: input(id, 'unconditional-progress') });
    const sign = (clearedOn: string) =>
      waive(contractId, unconditional, { kind: 'sign', signing: { ...signing, clearedOn } });
    expect((await refusal(sign('2025-05-04'))).message).toContain('No payment of this application has settled');
    const paymentId = newId();
    await owner.call(recordPayment, {
      paymentId,
      invoiceId,
      method: 'cheque',
      amountCents: 50_000,
      receivedOn: '2025-05-02',
    });
    expect((await refusal(sign(''))).message).toContain('can still bounce');
    expect((await refusal(sign('2025-05-01'))).message).toContain('cannot have cleared before');
    await sign('2025-05-04');
    const read = async (waiverId: string) =>
      lienWaiverSchema.parse((await at(companyId, `lienWaivers/${waiverId}`).get()).data());
    expect(await read(unconditional)).toMatchObject({
      state: 'signed',
      number: 2,
      paymentIds: [paymentId],
      ruleId: 'lw-tx',
    });
    await db
      .doc(`companies/${companyId}/payments/${paymentId}`)
      .update({ state: 'failed', failureReason: 'Insufficient funds' });
    await eventually(async () => (await read(unconditional)).paymentTrouble !== '', 'the waiver to be marked');
    expect(await read(unconditional)).toMatchObject({ paymentTrouble: 'The payment bounced: Insufficient funds.' });
    expect(await refusal(waive(contractId, unconditional, { kind: 'delete' }))).toMatchObject({
      code: 'failed-precondition',
    });
    await waive(contractId, unconditional, { kind: 'void', reason: 'The check bounced' });
  });
});

describe('the log of a contract', () => {
  it('numbers RFIs and submittals apart, and dates the budget', async () => {
    const contractId = await contractOf(100_000);
    const request = (id: string, kind: 'rfi' | 'submittal') => ({
      id,
      kind,
      number: 0,
      title: 'Beam size',
      question: '',
      to: 'Architect',
      sentOn: '',
      dueOn: '2025-03-01',
      answeredOn: '',
      answer: '',
      state: 'open' as const,
    });
    const change = async (given: Parameters<typeof send>[0]) => send(given);
    const send = async (
      given:
        | { kind: 'requests'; requests: ReturnType<typeof request>[] }
        | { kind: 'budget'; budget: { id: string; costCode: string; name: string; budgetCents: number }[] },
    ) =>
      owner.call(changeContractLog, {
        contractId,
        revision: await revisionAt(`contractLogs/${contractId}`),
        change: given,
      });
    await change({ kind: 'requests', requests: [request('a', 'rfi'), request('b', 'submittal'), request('c', 'rfi')] });
    await change({ kind: 'budget', budget: [{ id: 'x', costCode: '03', name: 'Concrete', budgetCents: 40_000 }] });
    const stored = (await at(companyId, `contractLogs/${contractId}`).get()).data();
    expect(stored?.['requests']).toMatchObject([{ number: 1 }, { number: 1 }, { number: 2 }]);
    expect(stored?.['estimatedOn']).toMatch(/^\d{4}-/);
  });
});

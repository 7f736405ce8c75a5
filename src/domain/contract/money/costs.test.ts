import { describe, expect, it } from 'vitest';
import { book, entered, entry, records, terms } from '@/testing/contractBooks';
import { copyOf, workedApplication } from './billing';
import { budgetLines, earnedOverTime, overLimitCents, workInProgressOf } from './budget';
import { changeOrderSchema } from './changeOrder';
import { basisOfClock, clocksOf, nextClockOn, storedClocks } from './clocks';
import { notClearedFault, paymentTroubleOf } from './lienWaiver';
import { contractLogSchema, expiringPapers, isLateRequest } from './log';
import { payApplicationSchema } from './payApplication';
import { waiverText } from './waiverText';
import { deadlineItems } from '../../attention/contractDates';
import { auditSchema } from '../../record/schema';

const ZONE = 'UTC';
const AUDIT = { ...auditSchema.parse({}), id: 'c1' };

describe('deadlines', () => {
  const certified = {
    id: 'p1',
    state: 'certified',
    number: 1,
    revisionLetter: '',
    submittedOn: '2026-03-31',
    certifiedOn: '2026-04-02',
    certifiedCents: 5,
    paidAt: '',
  } as const;

  it('count a preliminary notice under state law until it is served', () => {
    const california = book({ terms: terms({ state: 'CA', firstFurnishedOn: '2026-03-02' }) });
    const [notice] = clocksOf(california, [], ZONE);
    expect(notice).toMatchObject({ ruleId: 'pn-ca', warnOn: '2026-03-12', dueOn: '2026-03-22', doneOn: '' });
    expect(basisOfClock({ ruleId: 'pn-ca' })?.confidence).toBe('high');
    const served = { ...california, served: [{ ruleId: 'pn-ca', on: '2026-03-10' }] };
    expect(nextClockOn(clocksOf(california, [], ZONE))).toBe('2026-03-12');
    expect(nextClockOn(clocksOf(served, [], ZONE))).toBe('');
  });

  it('are listed for the office from the warning date', () => {
    const stored = {
      ...book({ number: 'C26-1', title: 'Addition', terms: terms({ state: 'CA', firstFurnishedOn: '2026-03-02' }) }),
      ...AUDIT,
    };
    const withClocks = { ...stored, clocks: clocksOf(stored, [], ZONE) };
    expect(deadlineItems([withClocks], '2026-03-11')).toEqual([]);
    expect(deadlineItems([withClocks], '2026-03-12')).toMatchObject([
      {
        title: 'Preliminary notice must be served within 10 days',
        detail: 'Addition, contract C26-1',
        action: { to: '/contracts/c1' },
      },
    ]);
    expect(deadlineItems([withClocks], '2026-03-23')[0]?.title).toBe('Preliminary notice is 1 day late');
  });

  it('count a payment from the contract, or under federal law from the request', () => {
    expect(clocksOf(book({ terms: terms({ paymentDays: 30 }) }), [certified], ZONE)[0]).toMatchObject({
      dueOn: '2026-05-02',
      ruleId: '',
    });
    expect(clocksOf(book({ terms: terms({ project: 'federal' }) }), [certified], ZONE)[0]).toMatchObject({
      dueOn: '2026-04-14',
      ruleId: 'far-52.232-27',
    });
    // 8:30 PM on April 20 in Chicago.
    const paid = { ...certified, paidAt: '2026-04-21T01:30:00.000Z' };
    expect(clocksOf(book(), [paid], 'America/Chicago')[0]?.doneOn).toBe('2026-04-20');
    expect(clocksOf(book(), [paid], ZONE)[0]?.doneOn).toBe('2026-04-21');
    // Texas law applies if its deadline is earlier than the contract's.
    const texas = clocksOf(book({ terms: terms({ state: 'TX', paymentDays: 60 }) }), [certified], ZONE)[0];
    expect(texas).toMatchObject({ dueOn: '2026-05-05', warnOn: '2026-05-02', ruleId: 'pp-tx-private' });
    expect(basisOfClock({ ruleId: 'pp-tx-private' })?.confidence).toBe('high');
  });

  it('for passing on payments run until each signed subcontractor is paid or the office confirms', () => {
    const texas = book({ terms: terms({ state: 'TX' }) });
    const paid = { ...certified, paidAt: '2026-04-21T12:00:00.000Z' };
    const passed = (subs: object[], costs: object[], of = texas, applications = [paid]) =>
      clocksOf(of, applications, ZONE, contractLogSchema.parse({ contractId: 'c', subcontracts: subs, costs })).find(
        ({ kind }) => kind === 'subcontractors',
      );
    const sub = (id: string, state = 'signed') => ({ id, company: id, sumCents: 5, state });
    const cost = (subcontractId: string, on: string, amountCents = 5) => ({
      id: `${subcontractId}${on}`,
      on,
      description: 'Paid',
      subcontractId,
      amountCents,
    });
    expect([passed([], []), passed([sub('a', 'planned')], []), passed([sub('a')], [], texas, [certified])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const two = [sub('a'), sub('b', 'complete')];
    expect(passed(two, [cost('a', '2026-04-22'), cost('b', '2026-04-20'), cost('b', '2026-04-23', -5)])).toMatchObject({
      id: 'subs-p1',
      dueOn: '2026-04-28',
      doneOn: '',
    });
    expect(passed(two, [cost('a', '2026-04-22'), cost('b', '2026-04-24')])?.doneOn).toBe('2026-04-24');
    const said = { ...texas, served: [{ ruleId: 'subs-p1', on: '2026-04-25' }] };
    expect(passed(two, [], said)?.doneOn).toBe('2026-04-25');
    // A contract of many years keeps all open deadlines and the latest completed ones.
    const many = Array.from({ length: 200 }, (_, index) => ({ ...paid, id: `p${index}`, number: index + 1 }));
    const stored = storedClocks(clocksOf(texas, [...many, { ...certified, id: 'open' }], ZONE));
    expect([stored.length, stored.at(-1)?.id]).toEqual([150, 'payment-open']);
  });
});

describe('budget vs. committed and actual cost', () => {
  const log = contractLogSchema.parse({
    contractId: 'c1',
    budget: [{ id: 'b', costCode: '03', name: 'Concrete', budgetCents: 50_000 }],
    subcontracts: [
      { id: 's', company: 'Pour Co', costCode: '03', state: 'signed', sumCents: 40_000, changesCents: 5_000 },
    ],
    costs: [
      { id: 'x', on: '2026-03-10', costCode: '03', description: 'Pour', subcontractId: 's', amountCents: 20_000 },
      { id: 'y', on: '2026-03-11', costCode: '03', description: 'Pump', amountCents: 8_000 },
      { id: 'z', on: '2026-04-11', costCode: '99', description: 'Permit', amountCents: 1_000 },
    ],
  });
  const order = changeOrderSchema.parse({
    contractId: 'c1',
    number: 1,
    title: 'More',
    state: 'approved',
    lines: [{ id: 'l', kind: 'labor', description: 'x', costCode: '03', amountCents: 2_000 }],
  });

  it('projects the final cost per code, and shows unbudgeted costs', () => {
    const [concrete, permit] = budgetLines(log, [order]);
    expect(concrete).toMatchObject({
      budgetCents: 50_000,
      changesCents: 2_000,
      committedCents: 45_000,
      actualCents: 28_000,
      projectedCents: 53_000,
      overCents: 1_000,
    });
    expect(permit).toMatchObject({ name: 'Not in the budget', projectedCents: 1_000, overCents: 1_000 });
  });

  it('shows over- and underbilling, now and over time', () => {
    const applied = entered([entry('a', 60_000)]);
    const copy = copyOf(records(), applied, workedApplication(records(), applied));
    const application = payApplicationSchema.parse({
      contractId: 'c1',
      number: 1,
      periodEnd: '2026-03-31',
      entries: [],
      state: 'certified',
      copy,
    });
    const given = { contractCents: 100_000, log, orders: [order], applications: [application] };
    // In cents: 29,000 of 54,000 spent earns 53,704 of 100,000; 60,000 was billed.
    expect(workInProgressOf(given)).toMatchObject({
      earnedRevenueCents: 53_704,
      overbilledCents: 6_296,
      underbilledCents: 0,
    });
    expect(earnedOverTime(given)).toEqual([
      { on: '2026-03-31', label: 'No. 1', earnedCents: 51_852, billedCents: 60_000 },
    ]);
    const over = (priceType: 'fixed' | 'not-to-exceed') => overLimitCents({ priceType, contractCents: 53_000 }, given);
    expect([over('not-to-exceed'), over('fixed')]).toEqual([1_000, 0]);
  });

  it('lists expiring subcontractor documents and unanswered RFIs', () => {
    const [sub] = log.subcontracts;
    if (!sub) throw new Error('no subcontract');
    expect(
      expiringPapers({ ...sub, insuranceEndsOn: '2026-05-01', workersCompEndsOn: '2026-12-31' }, '2026-06-01').map(
        ({ name }) => name,
      ),
    ).toEqual(['Liability insurance']);
    expect(expiringPapers(sub, '2026-06-01')).toHaveLength(2);
    const request = {
      id: 'r',
      kind: 'rfi' as const,
      number: 1,
      title: 'Beam',
      question: '',
      to: '',
      sentOn: '',
      dueOn: '2026-03-01',
      answeredOn: '',
      answer: '',
      state: 'open' as const,
    };
    expect([isLateRequest(request, '2026-03-01'), isLateRequest(request, '2026-03-02')]).toEqual([false, true]);
  });
});

describe('lien waivers', () => {
  const waiver = { kind: 'unconditional-progress', direction: 'given', amountCents: 1_000 } as const;
  const payment = {
    id: 'y',
    state: 'succeeded',
    amountCents: 1_000,
    tipCents: 0,
    refundedCents: 0,
    method: 'card',
    receivedOn: '2026-04-01',
    stripePaymentIntentId: 'pi_1',
  } as const;

  it('are unconditional only after the payment has arrived', () => {
    expect(notClearedFault(waiver, [payment], '')).toBe('');
    expect(notClearedFault(waiver, [{ ...payment, state: 'processing' }], '')).toContain('No payment');
    expect(notClearedFault(waiver, [{ ...payment, amountCents: 999 }], '')).toContain('Only $9.99');
    expect(notClearedFault(waiver, [{ ...payment, state: 'disputed' }], '')).toContain('No payment');
    expect(notClearedFault(waiver, [{ ...payment, stripePaymentIntentId: '', method: 'cheque' }], '')).toContain(
      'bounce',
    );
    expect(notClearedFault({ ...waiver, kind: 'conditional-final' }, [], '')).toBe('');
    expect(notClearedFault({ ...waiver, direction: 'received' }, [], '')).toContain('our payment cleared');
  });

  it('say what happened to the payment', () => {
    const of = (state: 'failed' | 'disputed' | 'refunded' | 'succeeded') =>
      paymentTroubleOf({ state, failureReason: '', refundedCents: 0, amountCents: 1 });
    expect((['failed', 'disputed', 'refunded', 'succeeded'] as const).map(of)).toEqual([
      'The payment bounced.',
      'The payment is disputed.',
      'The payment was refunded.',
      '',
    ]);
  });

  it('use the statutory wording where it was entered, and a general form elsewhere', () => {
    const facts = { claimant: 'Us', owner: 'Ada', job: 'the addition', throughText: 'Mar 31' };
    const text = waiverText({ kind: 'conditional-progress', amountCents: 5_000, exceptions: '', formText: '' }, facts);
    expect(text).toContain('When Us has received $50.00 and the payment has cleared');
    expect(
      waiverText({ kind: 'conditional-progress', amountCents: 5_000, exceptions: '', formText: 'EXACT WORDS' }, facts),
    ).toBe('EXACT WORDS');
  });
});

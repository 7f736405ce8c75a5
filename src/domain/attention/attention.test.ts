import { describe, expect, it } from 'vitest';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice, buildPayment } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { approvalSchema } from '../estimate/schema';
import { lateItems, toInvoiceItems, unscheduledItems } from './jobRules';
import { rescheduleItems, runningLateItems } from './visitRules';
import { declinedItems, disputedItems, estimateItems, overdueItems, paidItems } from './moneyRules';

const NOW = '2026-01-12T20:00:00.000Z';
const TODAY = '2026-01-12';
const approval = (by: 'customer' | 'office') =>
  approvalSchema.parse({
    revisionNumber: 1,
    optionId: '',
    selectedLineIds: [],
    quantitiesE4: {},
    totalCents: 506_400,
    documentHash: 'a'.repeat(64),
    signature: null,
    by,
    at: NOW,
  });

describe('a late job', () => {
  it('has a past arrival window and has not started', () => {
    const late = buildJob({ id: 'j1', arrivalWindowEnd: '2026-01-12T18:00:00.000Z' });
    const running = buildJob({ id: 'j2', progress: 'in-progress' });
    const ahead = buildJob({ id: 'j3', scheduledTime: '2026-01-12T21:00:00.000Z' });
    expect(lateItems([late, running, ahead], NOW)).toEqual([
      {
        id: 'late:j1',
        kind: 'late',
        title: 'No heat upstairs',
        detail: 'Ada Lovelace · 12 Elm St, Asheville, NC 28801',
        at: '2026-01-12T18:00:00.000Z',
        action: { label: 'Open job', to: '/jobs/j1' },
        isNews: false,
      },
    ]);
  });
});

describe('a visit', () => {
  const ZONE = 'America/New_York';

  it('that runs late shows the new arrival time until the technician is there', () => {
    const placement = { windowStartsAt: '2026-01-12T16:00:00.000Z', windowEndsAt: '2026-01-12T17:00:00.000Z' };
    const late = buildVisit({ id: 'v1', expectedAt: '2026-01-12T17:15:00.000Z', placement });
    const there = buildVisit({ id: 'v2', expectedAt: '2026-01-12T17:15:00.000Z', state: 'on-site' });
    expect(runningLateItems([late, there], ZONE)).toMatchObject([
      {
        kind: 'running-late',
        detail: 'Expected 12:15 PM instead of 11 AM, promised by 12 PM · Ada Lovelace',
        action: { to: '/visit/v1' },
        isNews: true,
      },
    ]);
  });

  it('stays listed until the customer’s request for another time is answered', () => {
    const asked = { rescheduleAskedAt: NOW, rescheduleNote: 'Thursday' };
    const visits = [
      buildVisit({ id: 'v1', ...asked }),
      buildVisit({ id: 'v2', ...asked, state: 'done' }),
      buildVisit(),
    ];
    expect(rescheduleItems(visits, ZONE)).toMatchObject([
      {
        title: 'Ada Lovelace asked for another time',
        detail: 'No heat upstairs, Monday, 11 AM · Thursday',
        isNews: false,
      },
    ]);
  });
});

describe('a job without a time', () => {
  it('shows the approved amount, with an action to set a time', () => {
    const made = buildJob({ id: 'j1', progress: 'unscheduled' });
    const called = buildJob({ id: 'j2', progress: 'unscheduled' });
    const estimate = buildEstimate({ state: 'converted', convertedJobId: 'j1', approval: approval('customer') });
    const items = unscheduledItems([made, called, buildJob()], [estimate], false);
    expect(items.map(({ detail }) => detail)).toEqual([
      'Ada Lovelace approved $5,064.00',
      'Ada Lovelace · 12 Elm St, Asheville, NC 28801',
    ]);
    expect(items[0]?.action).toEqual({ label: 'Set a time', to: '/jobs/j1/edit?time=proposed' });
    // With a schedule, the schedule says who has time.
    const [found] = unscheduledItems([made], [], true);
    expect(found?.action).toEqual({ label: 'Find a time', to: '/schedule?find=j1' });
  });
});

describe('a finished job', () => {
  const done = buildJob({
    id: 'j1',
    progress: 'work-done',
    progressLog: [{ state: 'work-done', at: '2026-01-10T20:00:00.000Z', by: 'user-1', reason: '' }],
  });

  it('needs an invoice from the time it was finished until it has one', () => {
    const [item] = toInvoiceItems([done, { ...done, invoiceId: 'i1' }], true);
    expect(toInvoiceItems([{ ...done, invoiceId: 'i1' }], true)).toEqual([]);
    expect(item?.at).toBe('2026-01-10T20:00:00.000Z');
    expect(item?.action).toEqual({ label: 'Invoice', to: '/invoices/new?job=j1' });
  });

  it('links to the job for people who may not invoice', () => {
    expect(toInvoiceItems([done], false)[0]?.action).toEqual({ label: 'Open job', to: '/jobs/j1' });
  });
});

describe('an answered estimate', () => {
  const answered = { answeredAt: '2026-01-12T19:00:00.000Z' };

  it('that was signed needs a job until it has one or is billed', () => {
    const signed = buildEstimate({ id: 'e1', state: 'approved', approval: approval('customer'), ...answered });
    expect(estimateItems([signed], NOW)).toMatchObject([
      {
        title: 'Ada Lovelace signed',
        detail: '$5,064.00 · Replace the furnace',
        action: { label: 'Create job', to: '/estimates/e1/view' },
        isNews: false,
      },
    ]);
    expect(estimateItems([{ ...signed, invoiceIds: ['i1'] }], NOW)).toEqual([]);
    expect(estimateItems([{ ...signed, approval: approval('office') }], NOW)[0]?.title).toBe('Ada Lovelace approved');
  });

  it('that belongs to a job is news for three days', () => {
    const ofJob = buildEstimate({ state: 'approved', approval: approval('customer'), jobId: 'j1', ...answered });
    expect(estimateItems([ofJob], NOW)).toMatchObject([{ isNews: true, action: { to: '/jobs/j1' } }]);
    expect(estimateItems([ofJob], '2026-01-15T18:59:00.000Z')).toHaveLength(1);
    expect(estimateItems([ofJob], '2026-01-15T19:01:00.000Z')).toEqual([]);
  });

  it('with requested changes quotes the customer, shortened', () => {
    const asked = buildEstimate({
      state: 'changes-requested',
      changeRequest: `Can you ${'please '.repeat(40)}?`,
      ...answered,
    });
    const [item] = estimateItems([asked], NOW);
    expect(item?.title).toBe('Ada Lovelace asked for changes');
    expect(item?.detail).toMatch(/^“Can you please .*…”$/);
    expect(item?.detail.length).toBeLessThanOrEqual(122);
  });

  it('that was declined is news with its reason, for a few days', () => {
    const declined = buildEstimate({ state: 'declined', declineReason: 'Too expensive', ...answered });
    expect(declinedItems([declined, buildEstimate()], NOW)).toMatchObject([
      { title: 'Ada Lovelace declined', detail: '$1,000.00 · Replace the furnace · Too expensive', isNews: true },
    ]);
    expect(declinedItems([declined], '2026-01-16T00:00:00.000Z')).toEqual([]);
  });
});

describe('money', () => {
  it('is overdue from the day after the due date', () => {
    const invoice = buildInvoice({ id: 'i1', state: 'issued', dueOn: TODAY });
    expect(overdueItems([invoice], TODAY)).toEqual([]);
    expect(overdueItems([invoice], '2026-01-13')).toMatchObject([
      { title: 'Ada Lovelace owes $250.00', detail: 'INV-00041 · No heat upstairs', at: TODAY },
    ]);
  });

  it('received is news, unless it failed, is processing or is disputed', () => {
    const paid = buildPayment({ id: 'p1', receivedAt: '2026-01-12T19:00:00.000Z' });
    const others = (['failed', 'processing', 'disputed'] as const).map((state) => ({ ...paid, state }));
    expect(paidItems([paid, ...others], NOW)).toMatchObject([
      {
        title: '$100.00 from Ada Lovelace',
        detail: 'Cash · INV-00041',
        action: { to: '/payments?payment=p1' },
        isNews: true,
      },
    ]);
    expect(paidItems([paid], '2026-01-16T00:00:00.000Z')).toEqual([]);
    expect(paidItems([{ ...paid, invoiceNumber: '' }], NOW)[0]?.detail).toBe('Cash · Deposit');
  });

  it('in dispute stays listed until it is settled', () => {
    expect(disputedItems([buildPayment({ state: 'disputed' }), buildPayment()])).toMatchObject([
      { kind: 'disputed', title: 'Ada Lovelace disputes $100.00', isNews: false },
    ]);
  });
});

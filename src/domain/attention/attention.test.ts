import { describe, expect, it } from 'vitest';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice, buildPayment } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { buildTechnician } from '@/testing/factories/technician';
import { buildVisit } from '@/testing/factories/visit';
import { BUILT_AT } from '@/testing/factories/build';
import { approvalSchema } from '../estimate/schema';
import { importSchema } from '../import/schema';
import { mailSchema } from '../mail/schema';
import { MAY_HAVE_ARRIVED, STOPPED_BEFORE } from '../message/handOver';
import { textSchema } from '../message/schema';
import { failedMailItems, importItems, licenseItems, unclearTextItems } from './companyRules';
import { lateItems, toInvoiceItems, unscheduledItems } from './jobRules';
import { rescheduleItems, runningLateItems } from './visitRules';
import { declinedItems, disputedItems, estimateItems, overdueItems, paidItems } from './moneyRules';

const NOW = '2026-01-12T20:00:00.000Z';
const TODAY = '2026-01-12';
const audit = {
  createdBy: 'user-1',
  createdAt: BUILT_AT,
  updatedBy: 'user-1',
  updatedAt: BUILT_AT,
  revision: 'r',
  baseRevision: '',
};
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
  it('is one whose window is over and that has not begun', () => {
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

  it('whose technician runs late says when they arrive instead, until they are there', () => {
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

  it('whose customer asked for another time stays until it is answered', () => {
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
  it('says what was approved when an estimate was made into it, and leads to setting a time', () => {
    const made = buildJob({ id: 'j1', progress: 'unscheduled' });
    const called = buildJob({ id: 'j2', progress: 'unscheduled' });
    const estimate = buildEstimate({ state: 'converted', convertedJobId: 'j1', approval: approval('customer') });
    const items = unscheduledItems([made, called, buildJob()], [estimate]);
    expect(items.map(({ detail }) => detail)).toEqual([
      'Ada Lovelace approved $5,064.00',
      'Ada Lovelace · 12 Elm St, Asheville, NC 28801',
    ]);
    expect(items[0]?.action).toEqual({ label: 'Set a time', to: '/jobs/j1/edit?time=proposed' });
  });
});

describe('finished work', () => {
  const done = buildJob({
    id: 'j1',
    progress: 'work-done',
    progressLog: [{ state: 'work-done', at: '2026-01-10T20:00:00.000Z', by: 'user-1', reason: '' }],
  });

  it('waits for an invoice from when it was finished, until it has one', () => {
    const [item] = toInvoiceItems([done, { ...done, invoiceId: 'i1' }], true);
    expect(toInvoiceItems([{ ...done, invoiceId: 'i1' }], true)).toEqual([]);
    expect(item?.at).toBe('2026-01-10T20:00:00.000Z');
    expect(item?.action).toEqual({ label: 'Invoice', to: '/invoices/new?job=j1' });
  });

  it('leads to the job where nobody may invoice', () => {
    expect(toInvoiceItems([done], false)[0]?.action).toEqual({ label: 'Open job', to: '/jobs/j1' });
  });
});

describe('an answered estimate', () => {
  const answered = { answeredAt: '2026-01-12T19:00:00.000Z' };

  it('that was signed wants a job until it has one or is billed', () => {
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
    expect(estimateItems([{ ...signed, approval: approval('office') }], NOW)[0]?.title).toBe('Ada Lovelace said yes');
  });

  it('of a job is news for three days', () => {
    const ofJob = buildEstimate({ state: 'approved', approval: approval('customer'), jobId: 'j1', ...answered });
    expect(estimateItems([ofJob], NOW)).toMatchObject([{ isNews: true, action: { to: '/jobs/j1' } }]);
    expect(estimateItems([ofJob], '2026-01-15T18:59:00.000Z')).toHaveLength(1);
    expect(estimateItems([ofJob], '2026-01-15T19:01:00.000Z')).toEqual([]);
  });

  it('with changes asked for quotes the customer, shortened', () => {
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

  it('that was declined is news with its reason, and leaves', () => {
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

  it('that came in is news, but not what failed, is under way or is disputed', () => {
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

  it('that is disputed stays until it is settled', () => {
    expect(disputedItems([buildPayment({ state: 'disputed' }), buildPayment()])).toMatchObject([
      { kind: 'disputed', title: 'Ada Lovelace disputes $100.00', isNews: false },
    ]);
  });
});

describe('the company', () => {
  it('hears of licenses that ran out or end within 30 days, of who still works here', () => {
    const licences = [
      { id: 'a', name: 'EPA 608', number: '44', expiresOn: '2026-01-10' },
      { id: 'b', name: 'State card', number: '', expiresOn: '2026-01-13' },
      { id: 'c', name: 'Welding', number: '', expiresOn: '2026-03-01' },
    ];
    const technician = buildTechnician({ id: 't1', licences });
    expect(licenseItems([technician, { ...technician, status: 'archived' }], TODAY)).toMatchObject([
      { title: 'Marcus Reed’s license has expired', detail: 'EPA 608 · 44', action: { to: '/technicians?open=t1' } },
      { title: 'Marcus Reed’s license expires tomorrow', detail: 'State card' },
    ]);
  });

  it('hears for a week of e-mail that did not go out', () => {
    const mail = {
      ...mailSchema.parse({
        kind: 'invoice',
        subjectType: 'invoice',
        subjectId: 'i1',
        to: ['ada@example.com'],
        subject: 'Your invoice',
        state: 'failed',
        error: 'No such mailbox.',
        requestedAt: '2026-01-12T19:00:00.000Z',
        sentBy: 'user-1',
      }),
      ...audit,
      id: 'm1',
    };
    expect(failedMailItems([mail, { ...mail, state: 'sent' }], NOW)).toMatchObject([
      {
        title: 'Invoice was not delivered',
        detail: 'ada@example.com · No such mailbox.',
        action: { label: 'Send again', to: '/invoices/i1#send' },
        isNews: true,
      },
    ]);
    expect(failedMailItems([mail], '2026-01-20T00:00:00.000Z')).toEqual([]);
    // The server stopped in the middle, before and after the message was handed over.
    const stopped = { ...mail, state: 'sending', error: '', handedOverAt: '' } as const;
    expect(failedMailItems([stopped], '2026-01-12T19:01:59.000Z')).toEqual([]);
    expect(failedMailItems([stopped], '2026-01-12T19:02:01.000Z')).toMatchObject([
      { title: 'Invoice was not delivered' },
    ]);
    const handedOver = { ...stopped, handedOverAt: '2026-01-12T19:00:01.000Z' };
    expect(failedMailItems([handedOver], '2026-01-12T19:02:02.000Z')).toMatchObject([
      { title: 'Invoice may not have arrived' },
    ]);
  });

  it('hears of a text that did not go out, and of one that may not have arrived, with what is known of each', () => {
    const text = {
      ...textSchema.parse({
        kind: 'on-my-way',
        visitId: 'v1',
        customerId: 'c1',
        segments: 1,
        phone: '+18285550101',
        body: 'On my way',
        state: 'sending',
        requestedAt: '2026-01-12T19:00:00.000Z',
        handedOverAt: '',
        sentBy: 'user-1',
      }),
      ...audit,
      id: 't1',
    };
    const handedOver = { ...text, handedOverAt: '2026-01-12T19:00:01.000Z' };
    expect(unclearTextItems([text, handedOver], NOW)).toMatchObject([
      { title: 'Text message was not delivered: On my way', detail: `(828) 555-0101 · ${STOPPED_BEFORE}` },
      { title: 'Text message may not have arrived: On my way', detail: `(828) 555-0101 · ${MAY_HAVE_ARRIVED}` },
    ]);
  });

  it('hears of an import that has not moved for ten minutes', () => {
    const record = {
      ...importSchema.parse({
        fileName: 'clients.csv',
        fileHash: '',
        preset: 'jobber',
        mapping: {},
        status: 'running',
        totalRows: 3000,
        processedRows: 1200,
        createdCount: 0,
        existingCount: 0,
        duplicateCount: 0,
        errorCount: 0,
      }),
      ...audit,
      updatedAt: '2026-01-12T19:49:00.000Z',
      id: 'x1',
    };
    expect(importItems([record, { ...record, status: 'done' }], NOW)).toMatchObject([
      { detail: 'clients.csv · 1,200 of 3,000 rows', action: { label: 'Resume', to: '/customers/import' } },
    ]);
    expect(importItems([record], '2026-01-12T19:55:00.000Z')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { isLate, jobStatus, needsInvoice } from './status';

describe('jobStatus (specification, section 4)', () => {
  it.each([
    ['invoice id and an invoice with a status: that status', { invoiceId: 'i1', invoice: { status: 'paid' } }, 'paid'],
    ['any status is passed on as it is', { invoiceId: 'i1', invoice: { status: 'Partially Paid' } }, 'Partially Paid'],
    ['no invoice id', { invoiceId: null, invoice: { status: 'paid' } }, 'pending'],
    ['an empty invoice id', { invoiceId: '', invoice: { status: 'paid' } }, 'pending'],
    ['no embedded invoice', { invoiceId: 'i1', invoice: null }, 'pending'],
    ['an embedded invoice without status', { invoiceId: 'i1', invoice: { status: null } }, 'pending'],
    ['an empty status', { invoiceId: 'i1', invoice: { status: '' } }, 'pending'],
    ['nothing', {}, 'pending'],
  ])('%s', (_what, job, status) => {
    expect(jobStatus(job)).toBe(status);
  });
});

describe('needsInvoice', () => {
  it('is true for finished work without an invoice', () => {
    expect(needsInvoice({ progress: 'work-done', invoiceId: null })).toBe(true);
    expect(needsInvoice({ progress: 'work-done', invoiceId: 'i1' })).toBe(false);
    expect(needsInvoice({ progress: 'in-progress', invoiceId: null })).toBe(false);
  });
});

describe('isLate', () => {
  const now = '2026-06-01T12:00:00.000Z';
  const before = '2026-06-01T11:59:59.999Z';
  const after = '2026-06-01T12:00:00.001Z';

  it('uses the end of the arrival window if there is one', () => {
    expect(isLate({ progress: 'scheduled', scheduledTime: before, arrivalWindowEnd: after }, now)).toBe(false);
    expect(isLate({ progress: 'scheduled', scheduledTime: before, arrivalWindowEnd: before }, now)).toBe(true);
  });

  it('uses the start if there is no window', () => {
    expect(isLate({ progress: 'scheduled', scheduledTime: before, arrivalWindowEnd: '' }, now)).toBe(true);
    expect(isLate({ progress: 'scheduled', scheduledTime: now, arrivalWindowEnd: '' }, now)).toBe(false);
    expect(isLate({ progress: 'scheduled', scheduledTime: after, arrivalWindowEnd: '' }, now)).toBe(false);
  });

  it('is false for a job that has started, is unscheduled, or is over', () => {
    for (const progress of [
      'unscheduled',
      'in-progress',
      'on-hold',
      'work-done',
      'invoiced',
      'closed',
      'cancelled',
    ] as const) {
      expect(isLate({ progress, scheduledTime: before, arrivalWindowEnd: '' }, now)).toBe(false);
    }
  });

  it('is false for a job without a time', () => {
    expect(isLate({ progress: 'scheduled', scheduledTime: '', arrivalWindowEnd: '' }, now)).toBe(false);
  });
});

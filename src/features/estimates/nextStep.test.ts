import { expect, it } from 'vitest';
import { nextStepOf } from './nextStep';

const all = { mayEdit: true, mayCreateJobs: true, mayBill: true };

it('returns the next step for an estimate’s state', () => {
  expect(nextStepOf({ state: 'draft', invoiceIds: [] }, 'draft', all)).toBe('send');
  expect(nextStepOf({ state: 'sent', invoiceIds: [] }, 'sent', all)).toBe('');
  expect(nextStepOf({ state: 'sent', invoiceIds: [] }, 'expired', all)).toBe('revise');
  expect(nextStepOf({ state: 'approved', invoiceIds: [] }, 'approved', all)).toBe('create-job');
  expect(nextStepOf({ state: 'approved', invoiceIds: [] }, 'approved', { ...all, mayCreateJobs: false })).toBe(
    'create-invoice',
  );
  expect(nextStepOf({ state: 'converted', invoiceIds: ['i'] }, 'converted', all)).toBe('');
  expect(nextStepOf({ state: 'draft', invoiceIds: [] }, 'draft', { ...all, mayEdit: false })).toBe('');
});

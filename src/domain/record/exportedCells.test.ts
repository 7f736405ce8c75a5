import { describe, expect, it } from 'vitest';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildContract } from '@/testing/factories/contract';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildNote } from '@/testing/factories/note';
import { AGREEMENT_COLUMNS } from '../agreement/record/columns';
import { BANK_LINE_COLUMNS } from '../bank/columns';
import { CONTRACT_COLUMNS } from '../contract/record/columns';
import { ESTIMATE_COLUMNS } from '../estimate/columns';
import { FINANCING_COLUMNS } from '../financing/columns';
import { NOTE_COLUMNS } from '../note/columns';
import { PAYMENT_COLUMNS } from '../payment/columns';
import { MOVE_COLUMNS } from '../refrigerant-log/columns';
import { REQUEST_COLUMNS, REVIEW_COLUMNS } from '../review/columns';

/* Some columns show different text depending on the record: each of those is tested with both. */

const GIVEN = {
  at: (instant: string) => (instant === '' ? '' : `at ${instant}`),
  today: '2026-11-28',
  customerNameOf: () => 'Ada Lovelace',
  namesOf: () => [],
};

/** Returns an exported cell of a record with only the fields that the column reads. */
const cell = <Line>(
  columns: Readonly<Record<string, (line: Line, given: typeof GIVEN) => unknown>>,
  column: string,
  record: Partial<Line>,
): unknown => columns[column]?.(record as Line, GIVEN);

describe('an exported list', () => {
  it('says why a member left or declined', () => {
    expect(cell(AGREEMENT_COLUMNS, 'Reason', buildAgreement({ cancelReason: 'Moved', declineReason: '' }))).toBe(
      'Moved',
    );
    expect(cell(AGREEMENT_COLUMNS, 'Reason', buildAgreement({ cancelReason: '', declineReason: 'Price' }))).toBe(
      'Price',
    );
  });

  it('says why an estimate was declined, or what was requested instead', () => {
    expect(cell(ESTIMATE_COLUMNS, 'Reason', buildEstimate({ declineReason: 'Price', changeRequest: '' }))).toBe(
      'Price',
    );
    expect(cell(ESTIMATE_COLUMNS, 'Reason', buildEstimate({ declineReason: '', changeRequest: 'Smaller' }))).toBe(
      'Smaller',
    );
  });

  it('shows a financing application’s purpose, approved amount and fee', () => {
    expect(cell(FINANCING_COLUMNS, 'Kind', { kind: 'prequal' })).toBe('Prequalification');
    expect(cell(FINANCING_COLUMNS, 'Kind', { kind: 'loan' })).toBe('Loan');
    expect(cell(FINANCING_COLUMNS, 'Approved', { approvedCents: null })).toBe('');
    expect(cell(FINANCING_COLUMNS, 'Approved', { approvedCents: 0 })).toBe('0.00');
    expect(cell(FINANCING_COLUMNS, 'Fee', { paidOutOn: '', feeCents: 500 })).toBe('');
    expect(cell(FINANCING_COLUMNS, 'Fee', { paidOutOn: '2026-11-28', feeCents: 500 })).toBe('5.00');
  });

  it('shows what a bank line was matched with, and the difference', () => {
    const line = { state: 'matched', amountCents: 10_000, differenceCents: -300 } as const;
    expect(cell(BANK_LINE_COLUMNS, 'Matched amount', line)).toBe('103.00');
    expect(cell(BANK_LINE_COLUMNS, 'Difference', line)).toBe('-3.00');
    expect(cell(BANK_LINE_COLUMNS, 'Matched amount', { ...line, state: 'open' })).toBe('');
    expect(cell(BANK_LINE_COLUMNS, 'Difference', { ...line, state: 'open' })).toBe('');
  });

  it('shows Stripe’s fee, and an empty cell for none', () => {
    expect(cell(PAYMENT_COLUMNS, 'Stripe fee', { stripeFeeCents: null })).toBe('');
    expect(cell(PAYMENT_COLUMNS, 'Stripe fee', { stripeFeeCents: 0 })).toBe('0.00');
  });

  it('shows the job of a note, not its customer', () => {
    expect(cell(NOTE_COLUMNS, 'Job id', buildNote({ subjectType: 'job', subjectId: 'job-1' }))).toBe('job-1');
    expect(cell(NOTE_COLUMNS, 'Job id', buildNote({ subjectType: 'customer', subjectId: 'customer-1' }))).toBe('');
  });

  it('shows the sent version of a contract', () => {
    expect(cell(CONTRACT_COLUMNS, 'Version', buildContract({ version: 0 }))).toBe('');
    expect(cell(CONTRACT_COLUMNS, 'Version', buildContract({ version: 2 }))).toBe('2');
  });

  it('shows a unit’s full charge if known', () => {
    expect(cell(MOVE_COLUMNS, 'Full charge, pounds', { fullChargeOunces: 0 })).toBe('');
    expect(cell(MOVE_COLUMNS, 'Full charge, pounds', { fullChargeOunces: 40 })).toBe('2.500');
  });

  it('shows a review’s stars if any, and why it is hidden', () => {
    expect(cell(REVIEW_COLUMNS, 'Stars', { stars: 0 })).toBe('');
    expect(cell(REVIEW_COLUMNS, 'Stars', { stars: 4 })).toBe(4);
    expect(cell(REVIEW_COLUMNS, 'Hidden because', { hiddenReason: '' })).toBe('');
    expect(cell(REVIEW_COLUMNS, 'Hidden because', { hiddenReason: 'spam' })).not.toBe('');
  });

  it('shows the rule and facts behind a review request', () => {
    expect(cell(REQUEST_COLUMNS, 'Rule', { rule: '' })).toBe('');
    expect(cell(REQUEST_COLUMNS, 'Facts', { facts: null })).toBe('');
    expect(cell(REQUEST_COLUMNS, 'Decided', { facts: null })).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { ageReceivables, agingBucket, dueDateOf } from './aging';
import {
  ESTIMATE_STATES,
  estimateMoveFault,
  estimateStatus,
  ESTIMATE_TRANSITIONS,
  moveEstimate,
  type EstimateFacts,
} from './estimateState';
import {
  INVOICE_STATES,
  invoiceMoveFault,
  invoiceStatus,
  INVOICE_TRANSITIONS,
  isInvoiceFrozen,
  isOverdue,
  moveInvoice,
  type InvoiceFacts,
} from './invoiceState';

const TODAY = '2026-06-15';
const invoice = (fields: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  state: 'issued',
  totalCents: 100,
  paidCents: 0,
  refundedCents: 0,
  creditedCents: 0,
  writtenOffCents: 0,
  balanceCents: 100,
  dueDate: TODAY,
  firstViewedAt: '',
  ...fields,
});

describe('an invoice', () => {
  it.each<[string, Partial<InvoiceFacts>]>([
    ['draft', { state: 'draft', dueDate: '2026-01-01' }],
    ['issued', {}],
    ['viewed', { firstViewedAt: '2026-06-01T00:00:00.000Z' }],
    ['part-paid', { paidCents: 40, balanceCents: 60, firstViewedAt: '2026-06-01T00:00:00.000Z' }],
    ['part-paid', { creditedCents: 40, balanceCents: 60 }],
    ['issued', { paidCents: 40, refundedCents: 40 }],
    ['paid', { paidCents: 100, balanceCents: 0, dueDate: '2026-01-01' }],
    ['paid', { paidCents: 120, balanceCents: -20 }],
    ['written-off', { paidCents: 60, writtenOffCents: 40, balanceCents: 0 }],
    ['overdue', { dueDate: '2026-06-14', paidCents: 40, balanceCents: 60 }],
    ['issued', { dueDate: '' }],
    ['disputed', { state: 'disputed', dueDate: '2026-01-01' }],
    ['void', { state: 'void' }],
    ['credited', { state: 'credited', creditedCents: 100, balanceCents: 0 }],
  ])('is %s', (status, fields) => {
    expect(invoiceStatus(invoice(fields), TODAY)).toBe(status);
  });

  it('is overdue the day after its due date, also while disputed, but not as a draft', () => {
    expect(isOverdue(invoice(), TODAY)).toBe(false);
    expect(isOverdue(invoice({ state: 'disputed' }), '2026-06-16')).toBe(true);
    expect(isOverdue(invoice({ state: 'draft' }), '2026-06-16')).toBe(false);
  });

  it('is frozen once it is issued', () => {
    expect(INVOICE_STATES.filter((state) => !isInvoiceFrozen({ state }))).toEqual(['draft']);
  });

  it('allows only the transitions in its table', () => {
    for (const from of INVOICE_STATES) {
      for (const to of INVOICE_STATES) {
        const isAllowed =
          invoiceMoveFault(invoice({ state: from, creditedCents: to === 'credited' ? 100 : 0 }), to, 'because') === '';
        expect(isAllowed, `${from} → ${to}`).toBe(INVOICE_TRANSITIONS[from].includes(to));
      }
    }
  });

  it.each<[string, Partial<InvoiceFacts>, 'void' | 'credited' | 'disputed', string, string]>([
    [
      'void with money on it',
      { paidCents: 40 },
      'void',
      'because',
      'It has payments: refund them first, or issue a credit note.',
    ],
    [
      'void when credited in part',
      { creditedCents: 1 },
      'void',
      'because',
      'It was credited in part: credit the rest instead.',
    ],
    [
      'credited before the credit notes cover it',
      { creditedCents: 99 },
      'credited',
      'because',
      'The credit notes do not cover it yet.',
    ],
    ['void without a reason', {}, 'void', ' ', 'Enter a reason so others know why.'],
    ['back from void', { state: 'void' }, 'disputed', 'because', 'An invoice cannot go from “Void” to “Disputed”.'],
  ])('cannot become %s', (_what, fields, to, reason, message) => {
    expect(() => moveInvoice(invoice(fields), to, reason)).toThrow(message);
  });

  it('can be voided once the money was refunded', () => {
    expect(moveInvoice(invoice({ paidCents: 40, refundedCents: 40 }), 'void', 'Wrong customer')).toBe('void');
  });
});

const estimate = (fields: Partial<EstimateFacts> = {}): EstimateFacts => ({
  state: 'sent',
  validUntil: TODAY,
  firstViewedAt: '',
  optionIds: [],
  selectedOptionId: '',
  ...fields,
});

describe('an estimate', () => {
  it.each<[string, Partial<EstimateFacts>, string]>([
    ['sent', {}, TODAY],
    ['viewed', { firstViewedAt: '2026-06-01T00:00:00.000Z' }, TODAY],
    ['expired', { firstViewedAt: '2026-06-01T00:00:00.000Z' }, '2026-06-16'],
    ['expired', { state: 'changes-requested' }, '2026-06-16'],
    ['sent', { validUntil: '' }, '2030-01-01'],
    ['approved', { state: 'approved' }, '2026-06-16'],
    ['draft', { state: 'draft' }, '2026-06-16'],
  ])('is %s', (status, fields, today) => {
    expect(estimateStatus(estimate(fields), today)).toBe(status);
  });

  it('allows only the transitions in its table', () => {
    for (const from of ESTIMATE_STATES) {
      for (const to of ESTIMATE_STATES) {
        const isAllowed =
          estimateMoveFault(estimate({ state: from }), { to, by: 'office', today: TODAY, reason: 'because' }) === '';
        expect(isAllowed, `${from} → ${to}`).toBe(ESTIMATE_TRANSITIONS[from].includes(to));
      }
    }
  });

  it('can only be answered by the customer, while it is open', () => {
    const moves = ESTIMATE_STATES.flatMap((from) =>
      ESTIMATE_STATES.filter(
        (to) =>
          estimateMoveFault(estimate({ state: from }), { to, by: 'customer', today: TODAY, reason: 'because' }) === '',
      ).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'sent → changes-requested',
      'sent → approved',
      'sent → declined',
      'changes-requested → approved',
      'changes-requested → declined',
    ]);
  });

  it.each<[string, Partial<EstimateFacts>, 'approved' | 'declined', string, string]>([
    [
      'approved after it expired',
      {},
      'approved',
      '2026-06-16',
      'It was valid until 2026-06-15. It has to be renewed first.',
    ],
    ['approved without an option', { optionIds: ['good'] }, 'approved', TODAY, 'Choose an option first.'],
    ['declined without a reason', {}, 'declined', TODAY, 'Enter a reason so others know why.'],
  ])('cannot be %s', (_what, fields, to, today, message) => {
    expect(() => moveEstimate(estimate(fields), { to, by: 'customer', today })).toThrow(message);
  });

  it('can be approved on its last day', () => {
    expect(
      moveEstimate(estimate({ optionIds: ['good'], selectedOptionId: 'good' }), {
        to: 'approved',
        by: 'customer',
        today: TODAY,
      }),
    ).toBe('approved');
  });
});

describe('dates and age', () => {
  it('adds the days of the terms', () => {
    expect(dueDateOf('2026-06-01', 'due-on-receipt')).toBe('2026-06-01');
    expect(dueDateOf('2026-06-01', 'net-30')).toBe('2026-07-01');
  });

  it.each([
    ['', 'current'],
    ['2026-06-16', 'current'],
    ['2026-06-15', 'current'],
    ['2026-06-14', '1-30'],
    ['2026-05-16', '1-30'],
    ['2026-05-15', '31-60'],
    ['2026-04-16', '31-60'],
    ['2026-04-15', '61-90'],
    ['2026-03-17', '61-90'],
    ['2026-03-16', 'over-90'],
  ])('due %j is %s', (dueDate, bucket) => {
    expect(agingBucket(dueDate, TODAY)).toBe(bucket);
  });

  it('totals receivables, with overpayments separate', () => {
    const invoices = [
      { dueDate: '2026-06-01', balanceCents: 100 },
      { dueDate: '2026-06-10', balanceCents: 50 },
      { dueDate: '', balanceCents: 7 },
      { dueDate: '2026-01-01', balanceCents: -20 },
    ];
    expect(ageReceivables(invoices, TODAY)).toEqual({
      buckets: { current: 7, '1-30': 150, '31-60': 0, '61-90': 0, 'over-90': 0 },
      owedCents: 157,
      overpaidCents: 20,
    });
  });
});

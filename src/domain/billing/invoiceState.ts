import { AppError } from '@/lib/appError';

/** Stored states. Viewed, part paid, paid, written off and overdue are derived from other facts. */
export const INVOICE_STATES = ['draft', 'issued', 'disputed', 'void', 'credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_STATUSES = [
  'draft',
  'issued',
  'viewed',
  'part-paid',
  'paid',
  'overdue',
  'written-off',
  'disputed',
  'void',
  'credited',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export const INVOICE_STATUS_LABELS: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'Issued',
  viewed: 'Viewed',
  'part-paid': 'Part paid',
  paid: 'Paid',
  overdue: 'Overdue',
  'written-off': 'Written off',
  disputed: 'Disputed',
  void: 'Void',
  credited: 'Credited',
};

/** The states an invoice may move to. It is issued once; a voided or fully credited one keeps its number and stays as it is. */
export const INVOICE_TRANSITIONS: Record<InvoiceState, readonly InvoiceState[]> = {
  draft: ['issued'],
  issued: ['disputed', 'void', 'credited'],
  disputed: ['issued', 'credited'],
  void: [],
  credited: [],
};

/** The money and dates that an invoice's moves and status depend on. Dates are YYYY-MM-DD, '' = none. */
export type InvoiceFacts = {
  state: InvoiceState;
  totalCents: number;
  paidCents: number;
  refundedCents: number;
  creditedCents: number;
  writtenOffCents: number;
  balanceCents: number;
  dueDate: string;
  firstViewedAt: string;
};

/** Whether it is locked: only a draft may be changed; an issued invoice is corrected by a credit note. */
export const isInvoiceFrozen = ({ state }: Pick<InvoiceFacts, 'state'>): boolean => state !== 'draft';

/** Whether a move requires a reason. */
const invoiceMoveNeedsReason = (to: InvoiceState): boolean => to === 'void' || to === 'credited' || to === 'disputed';

/** Returns why an invoice can't move to `to`, as a message; '' when it can. */
export function invoiceMoveFault(
  { state, totalCents, paidCents, refundedCents, creditedCents }: InvoiceFacts,
  to: InvoiceState,
  reason = '',
): string {
  if (!INVOICE_TRANSITIONS[state].includes(to))
    return `An invoice cannot go from “${INVOICE_STATUS_LABELS[state]}” to “${INVOICE_STATUS_LABELS[to]}”.`;
  if (to === 'void' && paidCents !== refundedCents)
    return 'It has payments: refund them first, or issue a credit note.';
  if (to === 'void' && creditedCents > 0) return 'It was credited in part: credit the rest instead.';
  if (to === 'credited' && creditedCents < totalCents) return 'The credit notes do not cover it yet.';
  return invoiceMoveNeedsReason(to) && reason.trim() === '' ? 'Enter a reason so others know why.' : '';
}

/**
 * Returns the state after a move.
 * @throws AppError `invalid` with the sentence of `invoiceMoveFault`.
 */
export function moveInvoice(facts: InvoiceFacts, to: InvoiceState, reason = ''): InvoiceState {
  const fault = invoiceMoveFault(facts, to, reason);
  if (fault !== '') throw new AppError({ code: 'invalid', userMessage: fault });
  return to;
}

/** Whether it is past its due date with money still owed. The due date itself isn't late. */
export function isOverdue(
  { state, balanceCents, dueDate }: Pick<InvoiceFacts, 'state' | 'balanceCents' | 'dueDate'>,
  today: string,
): boolean {
  return (state === 'issued' || state === 'disputed') && balanceCents > 0 && dueDate !== '' && dueDate < today;
}

/**
 * Returns an invoice's status in one word, `today` being the company's calendar day. Void, credited and disputed come first; with nothing
 * owed it is `paid`, or `written-off` if part of it was written off; then overdue before part paid before viewed.
 */
export function invoiceStatus(facts: InvoiceFacts, today: string): InvoiceStatus {
  if (facts.state !== 'issued') return facts.state;
  if (facts.balanceCents <= 0) return facts.writtenOffCents > 0 ? 'written-off' : 'paid';
  if (isOverdue(facts, today)) return 'overdue';
  if (facts.paidCents > facts.refundedCents || facts.creditedCents > 0) return 'part-paid';
  return facts.firstViewedAt === '' ? 'issued' : 'viewed';
}

import { z } from 'zod';
import { sumOf } from '../../money/amounts';
import { formatCents, type MoneyFormat } from '../../money/format';
import { ratePpm, signedCents } from '../../money/schema';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../../record/schema';
import { AppError } from '@/lib/appError';
import { optionalSha256 } from '../record/parts';
import type { ContractBook } from './book';

export const CHANGE_ORDER_STATES = ['draft', 'sent', 'approved', 'rejected'] as const;
export type ChangeOrderState = (typeof CHANGE_ORDER_STATES)[number];
export const CHANGE_ORDER_STATE_LABELS: Record<ChangeOrderState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const CHANGE_REASONS = ['owner', 'unforeseen', 'design', 'code', 'allowance', 'other'] as const;
export const CHANGE_REASON_LABELS: Record<(typeof CHANGE_REASONS)[number], string> = {
  owner: 'Requested by the owner',
  unforeseen: 'Unforeseen condition',
  design: 'Design change or error',
  code: 'Required by code or inspector',
  allowance: 'Allowance settled',
  other: 'Other',
};

export const COST_KINDS = ['labor', 'material', 'equipment', 'subcontract', 'markup', 'credit', 'other'] as const;
export const COST_KIND_LABELS: Record<(typeof COST_KINDS)[number], string> = {
  labor: 'Labor',
  material: 'Material',
  equipment: 'Equipment',
  subcontract: 'Subcontract',
  markup: 'Overhead and profit',
  credit: 'Credit',
  other: 'Other',
};

export const CHANGE_ORDER_LINE_LIMIT = 100;
export const CHANGE_ORDER_LIMIT = 200;
/** A hundred lines with the longest texts are about 60,000 characters. */
const ORDER_PAPER_LIMIT = 100_000;

const costLineSchema = z.object({
  id: recordId,
  kind: z.enum(COST_KINDS).default('labor'),
  description: requiredLine(300, 'Enter what the line is for'),
  costCode: line(30).default(''),
  /** Negative for a credit. */
  amountCents: signedCents,
});

/** The form fields. */
export const changeOrderInputSchema = z.object({
  title: requiredLine(200, 'Enter what changes'),
  reason: z.enum(CHANGE_REASONS).default('owner'),
  explanation: text(4000).default(''),
  lines: z.array(costLineSchema).max(CHANGE_ORDER_LINE_LIMIT, `At most ${CHANGE_ORDER_LINE_LIMIT} lines`).default([]),
  /** Added to the contract time; negative for fewer days. */
  days: z.number().int('Use whole days').min(-3650).max(3650).default(0),
  /** The retainage rate of this change's line; null = as the contract. */
  retainagePpm: ratePpm.nullable().default(null),
});
export type ChangeOrderInput = z.infer<typeof changeOrderInputSchema>;

export const SIGNING_PARTIES = ['owner', 'contractor'] as const;
export type SigningParty = (typeof SIGNING_PARTIES)[number];
export const SIGNING_PARTY_LABELS: Record<SigningParty, string> = { owner: 'Owner', contractor: 'Contractor' };

/** A signature recorded by the office: who signed, how and when. */
export const recordedSignatureSchema = z.object({
  party: z.enum(SIGNING_PARTIES),
  name: requiredLine(120, 'Enter who signed'),
  how: requiredLine(200, 'Enter how: on paper, by e-mail …'),
  signedOn: z.iso.date('Use a valid date'),
});

/** companies/{c}/changeOrders/{id}. Written by functions only. */
export const changeOrderSchema = changeOrderInputSchema.extend({
  contractId: recordId,
  number: z.number().int().min(1).max(CHANGE_ORDER_LIMIT),
  state: z.enum(CHANGE_ORDER_STATES).default('draft'),
  amountCents: signedCents.default(0),
  sentAt: optionalInstant,
  signatures: z
    .array(recordedSignatureSchema.extend({ by: z.string().max(128), at: isoInstant }))
    .max(2)
    .default([]),
  /** The later day of both signatures; '' until then. Work on it may begin then. */
  approvedOn: optionalDate,
  rejectReason: line(500).default(''),
  /** The last version sent for signature, from 1; 0 = none was, and signatures are only recorded by the office. */
  version: z.number().int().min(0).max(1000).default(0),
  /**
   * The change order as sent for signature, as JSON, so that it can be signed on a phone without a connection; '' = not
   * sent yet.
   */
  paper: z.string().max(ORDER_PAPER_LIMIT).default(''),
  paperHash: optionalSha256,
  /** The head of its signing's event chain, kept here as well as in the version. */
  chainHead: optionalSha256,
});
export type ChangeOrderRecord = z.infer<typeof changeOrderSchema>;

/** Returns what a change adds to the contract sum, in cents; negative for a deduction. */
export const changeAmountCents = ({ lines }: Pick<ChangeOrderInput, 'lines'>): number =>
  sumOf(lines.map(({ amountCents }) => amountCents));

/** `CO-3`. */
export const changeOrderName = ({ number }: Pick<ChangeOrderRecord, 'number'>): string => `CO-${number}`;

/** Formats a change's amount with its sign: `+$750.00`, `−$300.00`. */
export const changeAmountText = (cents: number, format?: MoneyFormat): string =>
  `${cents < 0 ? '' : '+'}${formatCents(cents, format)}`;

/** Formats a change of the contract time: `3 days longer`, `1 day shorter`. */
export const daysText = (days: number): string =>
  days === 0
    ? 'unchanged'
    : `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'longer' : 'shorter'}`;

/** Sums up a contract's changes: net sum and days of the approved ones, and those awaiting an answer. */
export function changesSoFar(orders: readonly Pick<ChangeOrderRecord, 'state' | 'amountCents' | 'days'>[]): {
  approvedCents: number;
  approvedDays: number;
  pendingCents: number;
} {
  const approved = orders.filter(({ state }) => state === 'approved');
  return {
    approvedCents: sumOf(approved.map(({ amountCents }) => amountCents)),
    approvedDays: sumOf(approved.map(({ days }) => days)),
    pendingCents: sumOf(orders.filter(({ state }) => state === 'sent').map(({ amountCents }) => amountCents)),
  };
}

/** Returns the contract sum before a change order, in cents, including approved ones with lower numbers. */
export const sumBeforeOrder = (
  { originalSumCents }: Pick<ContractBook, 'originalSumCents'>,
  orders: readonly Pick<ChangeOrderRecord, 'state' | 'amountCents' | 'days' | 'number'>[],
  { number }: Pick<ChangeOrderRecord, 'number'>,
): number => originalSumCents + changesSoFar(orders.filter((order) => order.number < number)).approvedCents;

/** Adds a signature to a change order; approved once both are there. @throws AppError `failed-precondition` unless it was sent */
export function withSignature(
  order: ChangeOrderRecord,
  signature: z.infer<typeof recordedSignatureSchema>,
  stamp: { by: string; at: string },
): ChangeOrderRecord {
  if (order.state !== 'sent') throw refused('Send the change order before it is signed.');
  const signatures = [...order.signatures.filter(({ party }) => party !== signature.party), { ...signature, ...stamp }];
  const isSigned = SIGNING_PARTIES.every((wanted) => signatures.some(({ party }) => party === wanted));
  const approvedOn =
    signatures
      .map(({ signedOn }) => signedOn)
      .toSorted()
      .at(-1) ?? '';
  return { ...order, signatures, ...(isSigned ? { state: 'approved' as const, approvedOn } : {}) };
}

/** Returns a change order whose signer withdrew the signature. */
export const withoutSignature = (order: ChangeOrderRecord, party: SigningParty): ChangeOrderRecord => ({
  ...order,
  signatures: order.signatures.filter((signed) => signed.party !== party),
});

/** Moves a change order to another state by hand. @throws AppError `failed-precondition` when that isn't allowed */
export function movedOrder(
  order: ChangeOrderRecord,
  to: { kind: 'send' } | { kind: 'reopen' } | { kind: 'reject'; reason: string },
  at: string,
): ChangeOrderRecord {
  if (order.state === 'approved')
    throw refused('Both sides have signed it. Write another change order to change it back.');
  if (to.kind === 'send') {
    if (order.state !== 'draft') throw refused('It was sent already.');
    if (order.lines.length === 0 && order.days === 0) throw refused('Enter what it costs or how many days it takes.');
    return { ...order, state: 'sent', sentAt: at };
  }
  if (order.state === 'draft') throw refused('It has not been sent.');
  if (to.kind === 'reopen') return { ...order, state: 'draft', sentAt: '', signatures: [], rejectReason: '' };
  return { ...order, state: 'rejected', signatures: [], rejectReason: to.reason };
}

const refused = (userMessage: string): AppError => new AppError({ code: 'failed-precondition', userMessage });

import { z } from 'zod';
import { formatCents } from '../../money/format';
import { amountCents } from '../../money/schema';
import { sumOf } from '../../money/amounts';
import type { Payment } from '../../payment/schema';
import { line, optionalDate, recordId, requiredLine, text } from '../../record/schema';
import { WAIVER_KINDS, type WaiverKind } from '../waiverKinds';

export const WAIVER_KIND_LABELS: Record<WaiverKind, string> = {
  'conditional-progress': 'Conditional, progress payment',
  'unconditional-progress': 'Unconditional, progress payment',
  'conditional-final': 'Conditional, final payment',
  'unconditional-final': 'Unconditional, final payment',
};
export const WAIVER_STATES = ['draft', 'signed', 'void'] as const;
export const WAIVER_STATE_LABELS: Record<(typeof WAIVER_STATES)[number], string> = {
  draft: 'Draft',
  signed: 'Signed',
  void: 'Void',
};
const PAYMENTS_LIMIT = 50;

/** The form fields. */
export const waiverInputSchema = z.object({
  kind: z.enum(WAIVER_KINDS),
  /** `given`: ours to the owner; `received`: a subcontractor's to us. */
  direction: z.enum(['given', 'received']).default('given'),
  /** The waiving party, for a received one. */
  partyName: line(160).default(''),
  /** The application it covers the payment of. */
  applicationId: z.string().max(128).default(''),
  throughOn: z.iso.date('Enter through which day the work is covered'),
  amountCents,
  /** Claims that remain: disputed work, retainage, pending changes. */
  exceptions: text(2000).default(''),
  /** The state's own wording, if it prescribes one, exactly as in the statute. */
  formText: text(20_000).default(''),
  /** The version of the statute that the wording was taken from. */
  formVersion: line(120).default(''),
});
export type WaiverInput = z.infer<typeof waiverInputSchema>;

/** companies/{c}/lienWaivers/{id}. Written by functions only. */
export const lienWaiverSchema = waiverInputSchema.extend({
  contractId: recordId,
  number: z.number().int().min(1).max(2000),
  state: z.enum(WAIVER_STATES).default('draft'),
  /** The law that prescribes its form, as of the day on which it was signed. */
  ruleId: line(60).default(''),
  needsNotary: z.boolean().default(false),
  signedBy: line(160).default(''),
  signedOn: optionalDate,
  /** The day on which the office saw that the money had arrived; '' for a conditional one. */
  clearedOn: optionalDate,
  /** The payments it relies on. */
  paymentIds: z.array(recordId).max(PAYMENTS_LIMIT).default([]),
  /** What happened to those payments after it was signed: refunded, disputed, bounced; '' = still good. */
  paymentTrouble: line(300).default(''),
  voidReason: line(500).default(''),
});
export type LienWaiver = z.infer<typeof lienWaiverSchema>;

export const isUnconditional = (kind: WaiverKind): boolean => kind.startsWith('unconditional');

type Received = Pick<
  Payment,
  'state' | 'amountCents' | 'tipCents' | 'refundedCents' | 'method' | 'receivedOn' | 'stripePaymentIntentId'
> & {
  id: string;
};

/** Returns the settled amount of a payment, in cents: nothing while it is processing, failed, disputed or refunded. */
export const settledCents = (payment: Received): number =>
  payment.state === 'succeeded' || payment.state === 'part-refunded'
    ? payment.amountCents - payment.tipCents - payment.refundedCents
    : 0;

/** Whether the bank has already confirmed the money. Anything else that was entered by hand may still bounce. */
const isProvenByProvider = ({ stripePaymentIntentId, method }: Received): boolean =>
  stripePaymentIntentId !== '' || method === 'cash';

/**
 * Returns why an unconditional waiver must not be signed yet, as a message; '' when the payment has settled. Method B5: it is effective
 * from its signature, even if the payment bounces later.
 * @param clearedOn the day on which the office saw a check or transfer in its bank account; '' = not seen
 */
export function notClearedFault(
  { kind, direction, amountCents: wanted }: Pick<LienWaiver, 'kind' | 'direction' | 'amountCents'>,
  payments: readonly Received[],
  clearedOn: string,
): string {
  if (!isUnconditional(kind)) return '';
  if (direction === 'received') return clearedOn === '' ? 'Enter the day on which our payment cleared the bank.' : '';
  const settled = payments.filter((payment) => settledCents(payment) > 0);
  const cameCents = sumOf(settled.map(settledCents));
  const format = { currency: 'USD' } as const;
  if (cameCents < wanted)
    return cameCents === 0
      ? 'No payment of this application has settled. Sign a conditional waiver until it has.'
      : `Only ${formatCents(cameCents, format)} of ${formatCents(wanted, format)} has settled. Sign a conditional waiver until the rest has.`;
  const byHand = settled.filter((payment) => !isProvenByProvider(payment));
  if (byHand.length === 0) return '';
  if (clearedOn === '') return 'A check or transfer can still bounce. Enter the day on which your bank credited it.';
  const latest =
    byHand
      .map(({ receivedOn }) => receivedOn)
      .toSorted()
      .at(-1) ?? '';
  return clearedOn < latest ? 'It cannot have cleared before it was received.' : '';
}

/** Describes a payment that a signed waiver relies on and that no longer stands; '' while it does. */
export function paymentTroubleOf(
  payment: Pick<Payment, 'state' | 'failureReason' | 'refundedCents' | 'amountCents'>,
): string {
  switch (payment.state) {
    case 'failed':
      return `The payment bounced${payment.failureReason === '' ? '' : `: ${payment.failureReason}`}.`.slice(0, 300);
    case 'disputed':
      return 'The payment is disputed.';
    case 'refunded':
      return 'The payment was refunded.';
    case 'part-refunded':
      return `${formatCents(payment.refundedCents, { currency: 'USD' })} of the payment was refunded.`;
    case 'processing':
    case 'succeeded':
      return '';
  }
}

export const signingSchema = z.object({
  signedBy: requiredLine(160, 'Enter who signed'),
  signedOn: z.iso.date('Enter the day on which it was signed'),
  clearedOn: optionalDate,
});

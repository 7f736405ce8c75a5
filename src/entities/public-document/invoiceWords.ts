import type { InvoiceStatus } from '@/domain/billing/invoiceState';
import type { PublicInvoice } from '@/domain/public-document/schema';
import type { Tone } from '@/ui/tone';

const SETTLED: Partial<Record<InvoiceStatus, { label: string; tone: Tone }>> = {
  paid: { label: 'Paid', tone: 'success' },
  'written-off': { label: 'Settled', tone: 'neutral' },
  void: { label: 'Void', tone: 'neutral' },
  credited: { label: 'Credited', tone: 'neutral' },
  disputed: { label: 'In dispute', tone: 'warning' },
};

/** Returns an invoice's status in the customer's terms; `today` is the company's calendar day. */
export function customerStatus(
  { status, balanceCents, totalCents, dueOn }: PublicInvoice,
  today: string,
): { label: string; tone: Tone } {
  const settled = SETTLED[status];
  if (settled) return settled;
  if (balanceCents <= 0) return { label: 'Paid', tone: 'success' };
  if (dueOn !== '' && dueOn < today) return { label: 'Overdue', tone: 'danger' };
  return balanceCents < totalCents ? { label: 'Part paid', tone: 'info' } : { label: 'Due', tone: 'info' };
}

/** Returns how much may still be paid by card: pending payments aren't requested again. */
export const payableCents = ({ balanceCents, payments }: PublicInvoice): number =>
  Math.max(
    0,
    balanceCents -
      payments.filter(({ isProcessing }) => isProcessing).reduce((sum, { amountCents }) => sum + amountCents, 0),
  );

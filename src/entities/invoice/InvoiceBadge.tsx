import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCoin,
  IconEye,
  IconFileInvoice,
  IconMessageExclamation,
  IconPencil,
  IconReceiptRefund,
  IconSquareX,
  type Icon,
} from '@tabler/icons-react';
import { INVOICE_STATUS_LABELS, type InvoiceStatus } from '@/domain/billing/invoiceState';
import { statusOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import type { Tone } from '@/ui/tone';

const LOOKS: Record<InvoiceStatus, { tone: Tone; Symbol: Icon }> = {
  draft: { tone: 'neutral', Symbol: IconPencil },
  issued: { tone: 'info', Symbol: IconFileInvoice },
  viewed: { tone: 'info', Symbol: IconEye },
  'part-paid': { tone: 'info', Symbol: IconCoin },
  paid: { tone: 'success', Symbol: IconCircleCheck },
  overdue: { tone: 'danger', Symbol: IconAlertTriangle },
  'written-off': { tone: 'neutral', Symbol: IconSquareX },
  disputed: { tone: 'warning', Symbol: IconMessageExclamation },
  void: { tone: 'neutral', Symbol: IconBan },
  credited: { tone: 'neutral', Symbol: IconReceiptRefund },
};

/** Renders an invoice's status in a word, as of `today` (YYYY-MM-DD). */
export function InvoiceBadge({ invoice, today }: { invoice: Invoice; today: string }) {
  const status = statusOf(invoice, today);
  const { tone, Symbol } = LOOKS[status];
  return <StatusBadge tone={tone} label={INVOICE_STATUS_LABELS[status]} icon={<Symbol size={14} stroke={2.25} />} />;
}

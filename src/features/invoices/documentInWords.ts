import type { DocumentInput } from '@/domain/billing/schema';
import { withTotal } from '@/domain/invoice/create';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';

/** Summarizes line items and prices to tell two versions apart: `3 lines, $1,240.00`. */
export const documentInWords = (document: DocumentInput): string =>
  `${formatCount(document.lines.length, 'line')}, ${formatMoney(withTotal({ document }).totalCents)}`;

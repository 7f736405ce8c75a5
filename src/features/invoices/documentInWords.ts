import type { DocumentInput } from '@/domain/billing/schema';
import { withTotal } from '@/domain/invoice/create';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';

/** Lines and prices in a few words, for telling two versions apart: `3 lines, $1,240.00`. */
export const documentInWords = (document: DocumentInput): string =>
  `${formatCount(document.lines.length, 'line')}, ${formatMoney(withTotal({ document }).totalCents)}`;

import { usualItemsOf } from '@/domain/company/usualItems';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import { formatCents } from '@/domain/money/format';
import { priceOfParts } from '@/domain/pricebook/price';
import { usePricebookRows } from '@/entities/pricebook/usePricebookRows';

/** What the usual items of a job type cost today, before tax; '' where there are none or they are not known on this device. */
export function useUsualPrice(type: JobTypeChoice | undefined): string {
  const lines = type ? usualItemsOf(type) : [];
  const rows = usePricebookRows(lines.map(({ itemId }) => itemId));
  const known = lines.flatMap(({ itemId, quantityE4 }) => {
    const row = rows.get(itemId);
    return row ? [{ ...row, quantityE4 }] : [];
  });
  return known.length === 0 ? '' : formatCents(priceOfParts(known).priceCents);
}

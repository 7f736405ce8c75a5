import { usualItemsOf, type UsualItem } from '@/domain/company/usualItems';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import { formatCents } from '@/domain/money/format';
import type { Picked } from '@/domain/pricebook/line';
import { priceOfParts } from '@/domain/pricebook/price';
import type { PricebookRow } from '@/domain/pricebook/row';
import { usePricebookRows } from './usePricebookRows';

/**
 * Returns what a job type usually takes: `items` as stored, `rows` and `picks` as far as the pricebook on this device has them, and their
 * cost today, before tax; '' if none is known.
 */
export function useUsualItems(type: Pick<JobTypeChoice, 'usualItems'> | undefined): {
  items: UsualItem[];
  rows: ReadonlyMap<string, PricebookRow>;
  picks: Picked<PricebookRow>[];
  price: string;
} {
  const items = type ? usualItemsOf(type) : [];
  const rows = usePricebookRows(items.map(({ itemId }) => itemId));
  const picks = items.flatMap(({ itemId, quantityE4 }) => {
    const item = rows.get(itemId);
    return item ? [{ item, quantityE4 }] : [];
  });
  const { priceCents } = priceOfParts(picks.map(({ item, quantityE4 }) => ({ ...item, quantityE4 })));
  return { items, rows, picks, price: picks.length === 0 ? '' : formatCents(priceCents) };
}

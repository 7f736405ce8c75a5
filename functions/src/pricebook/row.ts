import type { z } from 'zod';
import { encodePricebookRows, pricebookRow, type PricebookRow } from '@/domain/pricebook/row';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { fitInShard, SHARD_MAX_BYTES, type FittedRows } from '../directory/fit';

/** The fields that a row shows; a write that changes none of them needs no new row. */
export const ROW_FIELDS = [
  'kind',
  'code',
  'name',
  'description',
  'categoryId',
  'unit',
  'costCents',
  'costCheckedOn',
  'vendor',
  'vendorPartNumber',
  'pricing',
  'priceCents',
  'memberPriceCents',
  'durationMinutes',
  'taxClass',
  'isDiscountable',
  'isActive',
  'parts',
] as const satisfies readonly (keyof z.infer<typeof pricebookItemSchema>)[];

/** Returns what search shows for an item, or null if it is gone, archived or damaged. Pure. */
export function rowOfItem(id: string, item: Record<string, unknown> | undefined): PricebookRow | null {
  const parsed = pricebookItemSchema.safeParse(item);
  return parsed.success && parsed.data.isActive ? pricebookRow({ ...parsed.data, id }) : null;
}

/** The customer-facing texts are shortened first: when online, lines read them from the record. */
export const fitPricebookRows = (rows: readonly PricebookRow[], maxBytes = SHARD_MAX_BYTES): FittedRows =>
  fitInShard(rows, {
    encode: encodePricebookRows,
    caps: [4000, 500, 120, 0],
    trim: (row, cap) => (row.description.length <= cap ? row : { ...row, description: row.description.slice(0, cap) }),
    maxBytes,
  });

import { discountRecordSchema, type DiscountRecord } from '@/domain/discount/discountRecord';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds 10% off the whole document, for everyone, at any time. */
export function buildDiscount(overrides: Partial<Stored<DiscountRecord>> = {}): Stored<DiscountRecord> {
  const fields = { name: 'Spring offer', kind: 'percent', ratePpm: 100_000, scope: 'document' };
  return buildStored({ kind: 'discount', schema: discountRecordSchema, fields, overrides });
}

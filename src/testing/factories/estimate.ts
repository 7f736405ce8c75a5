import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { buildDocument, buildLine } from './billing';
import { buildStored } from './build';

/** Builds a draft for Ada Lovelace: one line of $1,000, without tax, options or an expiration date. */
export function buildEstimate(overrides: Partial<Stored<Estimate>> = {}): Stored<Estimate> {
  const fields = {
    number: 'E26-K7M3Q',
    title: 'Replace the furnace',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    customerSortName: 'lovelace, ada',
    propertyAddress: '12 Elm St, Asheville, NC 28801',
    document: buildDocument({
      type: 'estimate',
      date: '2026-01-12',
      lines: [buildLine({ name: 'Furnace', unitPriceCents: 100_000 })],
    }),
    totalCents: 100_000,
  };
  return buildStored({ kind: 'estimate', schema: estimateSchema, fields, overrides });
}

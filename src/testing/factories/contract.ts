import { contractSchema, type Contract } from '@/domain/contract/record/schema';
import { scheduleOfValuesLineSchema, writeSchedule } from '@/domain/contract/record/scheduleOfValues';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Three lines that total $100,000. */
const BUILT_LINES = [
  { id: 'mobilize', item: '1', description: 'Mobilization', scheduledValueCents: 1_000_000 },
  { id: 'demolish', item: '2', description: 'Demolition', scheduledValueCents: 7_000_000 },
  { id: 'haul', item: '3', description: 'Hauling', scheduledValueCents: 2_000_000 },
].map((line) => scheduleOfValuesLineSchema.parse(line));

/** Builds a draft with Ada Lovelace for a $100,000 demolition with 10% retainage, signed by her first and then by the company. */
export function buildContract(overrides: Partial<Stored<Contract>> = {}): Stored<Contract> {
  const fields = {
    number: 'C26-K7M3Q',
    title: 'Demolition of the old mill',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    customerSortName: 'lovelace, ada',
    customerEmail: 'ada@example.com',
    propertyId: 'property-1',
    propertyAddress: '12 Elm St, Asheville, NC 28801',
    lawState: 'NC',
    scope: 'Take down the mill and haul everything away.',
    priceCents: 10_000_000,
    startsOn: '2026-02-02',
    finishesOn: '2026-05-29',
    schedule: writeSchedule(BUILT_LINES),
    terms: contractSchema.shape.terms.parse({ retainage: { method: 'flat', workPpm: 100_000 } }),
    parties: [
      { id: 'ada', role: 'owner' as const, name: 'Ada Lovelace', email: 'ada@example.com', order: 1, title: '' },
      { id: 'us', role: 'contractor' as const, name: 'Grace Hopper', email: 'grace@example.com', order: 2, title: '' },
    ],
  };
  return buildStored({ kind: 'contract', schema: contractSchema, fields, overrides });
}

import { findingSchema, type Finding } from '@/domain/finding/schema';
import { stateOf } from '@/domain/finding/state';
import type { Stored } from '@/domain/record/schema';
import { buildLine } from './billing';
import { buildStored } from './build';

/** Builds a pitted contactor in Ada Lovelace's condenser, priced, in the state derived from its facts. */
export function buildFinding(overrides: Partial<Stored<Finding>> = {}): Stored<Finding> {
  const fields = {
    number: 'F26-K7M3Q',
    title: 'Contactor is pitted',
    source: { kind: 'job' as const, id: 'job-1', itemId: '', label: 'Job 26-AAAAA' },
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    raisedAt: '2026-07-06T14:25:00.000Z',
    raisedByName: 'Max Muster',
    options: [{ id: 'o1', name: 'Replace', lines: [buildLine({ id: 'contactor', name: 'Contactor, 30 A' })] }],
  };
  const built = buildStored({ kind: 'finding', schema: findingSchema, fields, overrides });
  return { ...built, state: stateOf(built) };
}

import { jobSchema, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { BUILT_AT, buildStored } from './build';

/**
 * Builds a scheduled service call for Ada Lovelace, an hour after `BUILT_AT`. The log's one entry follows the overridden progress, and
 * the embedded invoice the overridden customer.
 */
export function buildJob(overrides: Partial<Stored<Job>> = {}): Stored<Job> {
  const { progress = 'scheduled', customerId = 'customer-1' } = overrides;
  const fields = {
    title: 'No heat upstairs',
    type: 'service',
    priority: 'normal',
    customerId,
    propertyId: 'property-1',
    scheduledTime: '2026-01-12T16:00:00.000Z',
    number: '26-K7M3Q',
    customerName: 'Ada Lovelace',
    customerSortName: 'lovelace, ada',
    customerPhone: '(828) 555-0134',
    propertyAddress: '12 Elm St, Asheville, NC 28801',
    progress,
    progressLog: [{ state: progress, at: BUILT_AT, by: 'user-1', reason: '' }],
    invoice: { status: null, customerId },
  };
  return buildStored({ kind: 'job', schema: jobSchema, fields, overrides });
}

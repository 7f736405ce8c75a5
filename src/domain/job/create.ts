import { formatAddress } from '../contact/format';
import type { Customer } from '../customer/schema';
import { NO_SITE } from '../demolition/site/onWork';
import type { Property } from '../property/schema';
import type { Stored } from '../record/schema';
import type { Job, JobInput } from './schema';

/** Returns the customer and property fields that a job copies. */
export function jobCopies(
  customer: Pick<Stored<Customer>, 'id' | 'name' | 'sortName' | 'phone'>,
  property: Pick<Property, 'address'> | null,
): Pick<Job, 'customerName' | 'customerSortName' | 'customerPhone' | 'propertyAddress'> {
  return {
    customerName: customer.name,
    customerSortName: customer.sortName,
    customerPhone: customer.phone,
    propertyAddress: property ? formatAddress(property.address) : '',
  };
}

type NewJobContext = {
  number: string;
  nowIso: string;
  uid: string;
  customer: Pick<Stored<Customer>, 'id' | 'name' | 'sortName' | 'phone'>;
  property: Pick<Property, 'address'> | null;
  parentJobId?: string;
  /** True when the office will find a time later; the specification's default time then only affects its place in the list. */
  isUnscheduled?: boolean;
};

/** Returns a new job's fields. scheduledTime defaults to now (specification); progress starts with its first log entry. */
export function newJob(input: JobInput, context: NewJobContext): Job {
  const progress = context.isUnscheduled ? 'unscheduled' : 'scheduled';
  return {
    ...input,
    ...jobCopies(context.customer, context.property),
    number: context.number,
    scheduledTime: input.scheduledTime || context.nowIso,
    progress,
    progressLog: [{ state: progress, at: context.nowIso, by: context.uid, reason: '' }],
    holdReason: '',
    onMyWayAt: '',
    cancelReason: '',
    parentJobId: context.parentJobId ?? '',
    invoiceId: null,
    invoice: { status: null, customerId: context.customer.id },
    searchWords: [],
    hasStoredVisits: false,
    ...NO_SITE,
  };
}

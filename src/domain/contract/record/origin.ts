import { newId } from '@/lib/ids';
import { regionCode } from '../../contact/regions';
import type { CompanyFields } from '../../company/schema';
import type { Customer } from '../../customer/schema';
import type { Estimate } from '../../estimate/schema';
import { customerCopies } from '../../estimate/create';
import { propertyFields } from '../../property/copies';
import type { Property } from '../../property/schema';
import { newNumber } from '../../record/number';
import type { Stored } from '../../record/schema';
import { depositOfEstimate, scheduleFromEstimate } from './fromEstimate';
import { PROPOSED_REMINDER_DAYS, type ContractParty } from './parts';
import { contractSchema, type ContractInput } from './schema';
import { scheduledCents, writeSchedule } from './scheduleOfValues';
import type { ContractTemplate } from './template';

/** The starting point of a new contract. */
export type ContractOrigin = {
  company: Pick<CompanyFields, 'name' | 'email' | 'address'>;
  /** The author, who signs for the company until someone else is named. */
  writer: { name: string; email: string };
  customer: Stored<Customer> | null;
  property: Stored<Property> | null;
  estimate: Stored<Estimate> | null;
  template:
    | (Pick<ContractTemplate, 'priceType' | 'scope' | 'terms' | 'clauses'> &
        Partial<Pick<ContractTemplate, 'remindAfterDays'>>)
    | null;
  jobId: string;
};

/** Returns the two-letter code of a property's state; '' if it has none. */
export function lawStateOf({ address }: Pick<Property, 'address'>): string {
  const code = regionCode(address.state, address.country);
  return /^[A-Z]{2}$/.test(code) ? code : '';
}

function partiesOf({ customer, company, writer }: ContractOrigin): ContractParty[] {
  const owner: ContractParty[] = customer
    ? [{ id: newId(), role: 'owner', name: customer.name.slice(0, 120), title: '', email: customer.email, order: 1 }]
    : [];
  const name = (writer.name || company.name).slice(0, 120);
  return name === ''
    ? owner
    : [...owner, { id: newId(), role: 'contractor', name, title: '', email: writer.email || company.email, order: 2 }];
}

/**
 * Returns a new contract's fields. Nothing from an estimate has to be retyped: its lines become the schedule of values, its customer and
 * property the parties and the place, its deposit and message the terms and the scope.
 */
export function newContractValues(origin: ContractOrigin, now: Date): ContractInput {
  const { customer, property, estimate, template, company, jobId } = origin;
  const lines = estimate ? scheduleFromEstimate(estimate) : [];
  const place = estimate && !property ? { propertyId: '', propertyAddress: '' } : propertyFields(property);
  const deposit = estimate ? depositOfEstimate(estimate) : 0;
  const terms = template?.terms ?? contractSchema.shape.terms.parse(undefined);
  return {
    ...contractSchema.parse({
      number: newNumber('contract', now),
      title: 'none',
      customerId: 'none',
      ...(template && { priceType: template.priceType, scope: template.scope }),
    }),
    title: estimate?.title ?? '',
    ...customerCopies(customer),
    customerEmail: customer?.email ?? '',
    ...place,
    lawState: lawStateOf(property ?? company),
    estimateId: estimate?.id ?? '',
    jobId,
    currency: estimate?.document.currency ?? 'USD',
    schedule: writeSchedule(lines),
    priceCents: scheduledCents(lines),
    terms: {
      ...terms,
      ...(deposit > 0 && { depositCents: deposit }),
      remindAfterDays: [...(template?.remindAfterDays ?? PROPOSED_REMINDER_DAYS)],
    },
    parties: partiesOf(origin),
    clauses: (template?.clauses ?? []).map((clause) => ({ ...clause, id: newId() })),
  };
}

import { z } from 'zod';
import { nameLookups } from '@/domain/customer/nameSearch';
import { spokenNames } from '@/domain/customer/spokenName';
import { prepareRows, searchRows } from '@/domain/directory/customers';
import { decodeRows, DIRECTORY_SHARD_COUNT } from '@/domain/directory/schema';
import { equipmentOf } from '@/domain/equipment/queries';
import { findingsOf } from '@/domain/finding/queries';
import { jobsByCustomer } from '@/domain/job/queries';
import { notesOn } from '@/domain/note/queries';
import { propertiesOf } from '@/domain/property/queries';
import { startsWith } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import type { FieldsOf } from '@/domain/record/schemas';
import type { Desk } from '../desk';
import { notThere } from './refusal';
import { cents, localTime, shownCustomer, shownEquipment, shownJob, shownProperty } from './shown';
import { defineTool, someId } from './tool';

type Customer = Stored<FieldsOf<'customers'>>;
const HITS = 8;
const YEARS_SHOWN = 3;

/**
 * Finds customers by the start of their names, like the lists, including households as spoken (`the Johnsons`); otherwise anywhere in
 * names, addresses and phones, like the search directory.
 */
async function findCustomers(desk: Desk, typed: string): Promise<Customer[]> {
  for (const name of spokenNames(typed)) {
    const found = await findByName(desk, name);
    if (found.length > 0) return found.slice(0, HITS);
  }
  const shards = await desk.list('directory', {}, DIRECTORY_SHARD_COUNT);
  const { rows } = searchRows(prepareRows(shards.flatMap(({ rows: encoded }) => decodeRows(encoded))), typed, {
    limit: HITS,
  });
  const read = await Promise.all(rows.map(async ({ id }) => desk.get('customers', id)));
  return inUseFirst(read.flatMap((one) => one ?? []));
}

async function findByName(desk: Desk, typed: string): Promise<Customer[]> {
  const lookups = nameLookups(typed, (prefix) => ({
    where: startsWith('sortName', prefix),
    orderBy: [{ field: 'sortName', direction: 'asc' }],
    limit: 20,
  }));
  const found = await Promise.all(lookups.map(async ({ query }) => desk.list('customers', query)));
  const byName = new Map<string, Customer>();
  for (const customer of found.flat())
    if (lookups[0]?.accepts?.({ customerName: customer.name, customerSortName: customer.sortName }) ?? true)
      byName.set(customer.id, customer);
  return inUseFirst([...byName.values()]);
}

/** Leaves out customers merged into another; archived ones come last. */
const inUseFirst = (found: readonly Customer[]): Customer[] =>
  found
    .filter(({ mergedIntoId }) => mergedIntoId === '')
    .toSorted((a, b) => Number(a.status === 'archived') - Number(b.status === 'archived'));

const findCustomersTool = defineTool({
  name: 'find_customers',
  description: 'Finds customers by name, phone, e-mail, street or town. Gives their ids for other tools.',
  input: z.object({ query: z.string().max(120).describe('What to look for: a name, a phone number, an address') }),
  words: ({ query }) => `Looking for the customer “${query.slice(0, 60)}”`,
  run: async (desk, { query }) => ({
    customers: (await findCustomers(desk, query)).map((one) => shownCustomer(desk, one)),
  }),
});

/** Returns a customer's balance and yearly revenue, if the person may see them. */
async function balanceOf(desk: Desk, { id, name }: Customer): Promise<object> {
  if (!desk.mayRead('balances')) return { balance: 'not allowed for this person' };
  const balance = await desk.get('balances', id);
  const source = desk.chips.cite('customers', id, name);
  return {
    open_invoices: balance?.openCount ?? 0,
    balance: cents(desk, `Owed by ${name}`, balance?.balanceCents ?? 0, source),
    by_year: Object.entries(balance?.byYear ?? {})
      .toSorted(([a], [b]) => b.localeCompare(a))
      .slice(0, YEARS_SHOWN)
      .map(([year, { invoicedCents, paidCents }]) => ({
        year,
        invoiced: cents(desk, `Invoiced to ${name}, ${year}`, invoicedCents, source),
        paid: cents(desk, `Paid by ${name}, ${year}`, paidCents, source),
      })),
  };
}

const readCustomerTool = defineTool({
  name: 'read_customer',
  description: 'One customer with places, latest jobs, notes and what they owe.',
  input: z.object({ customer_id: someId('customer') }),
  words: 'Reading the customer’s file',
  run: async (desk, { customer_id: id }) => {
    const customer = await desk.get('customers', id);
    if (!customer) throw notThere('customer');
    const [properties, jobs, notes, balance] = await Promise.all([
      desk.list('properties', propertiesOf(id), 10),
      desk.mayRead('jobs') ? desk.list('jobs', jobsByCustomer(id), 8) : [],
      desk.list('notes', notesOn(id), 5),
      balanceOf(desk, customer),
    ]);
    return {
      ...shownCustomer(desk, customer),
      ...balance,
      notes_on_file: desk.foreign(customer.notes),
      properties: properties.map((one) => shownProperty(desk, one)),
      latest_jobs: jobs.map((one) => shownJob(desk, one)),
      notes: notes.map((note) => ({
        at: localTime(desk, note.createdAt),
        by: note.authorName,
        text: desk.foreign(note.text),
      })),
    };
  },
});

const readHouseTool = defineTool({
  name: 'read_house',
  description: 'Everything to know of a place before a visit: access, equipment, open findings, past and coming jobs.',
  input: z.object({ property_id: someId('property') }),
  words: 'Reading what is known of the house',
  run: async (desk, { property_id: id }) => {
    const property = await desk.get('properties', id);
    if (!property) throw notThere('property');
    const [customer, units, jobs, findings] = await Promise.all([
      desk.get('customers', property.customerId),
      desk.list('equipment', equipmentOf(property.customerId)),
      desk.mayRead('jobs') ? desk.list('jobs', jobsByCustomer(property.customerId)) : [],
      desk.mayRead('findings') ? desk.list('findings', findingsOf('customerId', property.customerId)) : [],
    ]);
    return {
      property: {
        ...shownProperty(desk, property),
        access: desk.foreign(property.accessNotes),
        hazards: desk.foreign(property.hazards),
        has_gate_code: property.gateCode !== '',
      },
      customer: customer ? shownCustomer(desk, customer) : null,
      equipment: units.filter(({ propertyId }) => propertyId === id).map((one) => shownEquipment(desk, one)),
      jobs: jobs
        .filter(({ propertyId }) => propertyId === id)
        .slice(0, 12)
        .map((job) => ({ ...shownJob(desk, job), description: desk.foreign(job.description) })),
      open_findings: findings
        .filter(({ state }) => state !== 'verified')
        .slice(0, 12)
        .map((finding) => ({
          source: desk.chips.cite('findings', finding.id, finding.title),
          title: finding.title,
          severity: finding.severity,
          state: finding.state,
          note: desk.foreign(finding.note),
        })),
    };
  },
});

export const CUSTOMER_TOOLS = [findCustomersTool, readCustomerTool, readHouseTool];

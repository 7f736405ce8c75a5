import { customerInputSchema, newCustomer, type Customer } from '@/domain/customer/schema';
import { newJob } from '@/domain/job/create';
import { jobInputSchema } from '@/domain/job/schema';
import { addressSchema } from '@/domain/contact/schema';
import { leadSchema, type Lead } from '@/domain/lead/schema';
import { newId } from '@/lib/ids';
import { db } from './support';

const NOW = '2026-03-02T15:00:00.000Z';

/** Returns a record's audit fields as the data layer writes them. */
export const audit = (uid: string) => ({
  createdBy: uid,
  createdAt: NOW,
  updatedBy: uid,
  updatedAt: NOW,
  revision: newId(),
  baseRevision: '',
});

export const at = (companyId: string, path: string) => db.doc(`companies/${companyId}/${path}`);

/** Returns a customer's fields as the app stores them. */
export function customerSnapshot(fields: Partial<Customer>, uid = 'u1') {
  return {
    ...newCustomer(customerInputSchema.parse({ firstName: 'Ada', lastName: 'Lovelace', ...fields })),
    ...audit(uid),
  };
}

/** Stores a customer as the app would. */
export async function addCustomer(
  companyId: string,
  uid: string,
  input: Partial<Customer> & { id?: string },
): Promise<string> {
  const { id = newId(), ...fields } = input;
  await at(companyId, `customers/${id}`).set(customerSnapshot(fields, uid));

  return id;
}

/** Stores a customer's job as the app would. */
export async function addJob(
  companyId: string,
  uid: string,
  customerId: string,
  id = newId(),
  { isUnscheduled = false }: { isUnscheduled?: boolean } = {},
): Promise<string> {
  const customer = (await at(companyId, `customers/${customerId}`).get()).data() as Customer;
  const input = jobInputSchema.parse({ title: 'No heat', customerId, scheduledTime: NOW });
  const job = newJob(input, {
    number: '26-K7M3Q',
    nowIso: NOW,
    uid,
    customer: { ...customer, id: customerId },
    property: null,
    isUnscheduled,
  });
  await at(companyId, `jobs/${id}`).set({ ...job, ...audit(uid) });

  return id;
}

export async function addProperty(
  companyId: string,
  uid: string,
  customerId: string,
  street: string,
  id = newId(),
): Promise<string> {
  const address = addressSchema.parse({ street, city: 'Austin', state: 'TX', postalCode: '78701' });
  const rest = { label: '', accessNotes: '', gateCode: '', hazards: '', importId: '' };
  await at(companyId, `properties/${id}`).set({ customerId, address, ...rest, ...audit(uid) });

  return id;
}

export async function addEquipment(
  companyId: string,
  uid: string,
  customerId: string,
  serial: string,
  id = newId(),
): Promise<string> {
  await at(companyId, `equipment/${id}`).set({
    customerId,
    propertyId: 'p1',
    type: 'furnace',
    make: 'Carrier',
    model: '59',
    serial,
    ...audit(uid),
  });

  return id;
}

/** Returns all of a company's leads. */
export async function leadsIn(companyId: string): Promise<(Lead & { id: string })[]> {
  const { docs } = await db.collection(`companies/${companyId}/leads`).get();
  return docs.map((document) => ({ ...leadSchema.parse(document.data()), id: document.id }));
}

import { phoneDigits } from '@/domain/contact/format';
import { customerSchema } from '@/domain/customer/schema';
import { isOutside } from '@/domain/lead/area';
import { earlierOf, laterOf, sameLeadQueries } from '@/domain/lead/duplicates';
import { leadSchema, type Lead } from '@/domain/lead/schema';
import type { LeadSettings } from '@/domain/lead/settings';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';

/** Returns the ways a ten-digit number is stored on customer records: as forms, imports and people write it. */
function spellings(phone: string): string[] {
  const digits = phoneDigits(phone);
  if (digits.length !== 10) return [phone, digits].filter(Boolean);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const [dashed, dotted] = [`${area}-${exchange}-${line}`, `${area}.${exchange}.${line}`];
  return [...new Set([phone, digits, `(${area}) ${exchange}-${line}`, dashed, dotted, `+1${digits}`, `1-${dashed}`])];
}

type Known = Pick<Lead, 'knownCustomerId' | 'knownCustomerName' | 'isBlocked'>;
const NOBODY: Known = { knownCustomerId: '', knownCustomerName: '', isBlocked: false };

/** Finds a customer with the same phone or e-mail address; do-not-serve customers come first. */
export async function knownCustomer(
  { db }: Deps,
  companyId: string,
  lead: Pick<Lead, 'phone' | 'email'>,
): Promise<Known> {
  const customers = inCompany(db, companyId, 'customers');
  const [byPhone, byEmail] = await Promise.all([
    lead.phone === '' ? null : customers.where('phone', 'in', spellings(lead.phone)).limit(5).get(),
    lead.email === '' ? null : customers.where('email', '==', lead.email).limit(5).get(),
  ]);
  const found = [...(byPhone?.docs ?? []), ...(byEmail?.docs ?? [])].flatMap((document) => {
    const customer = customerSchema.safeParse(document.data()).data;
    return customer?.mergedIntoId === '' ? [{ id: document.id, customer }] : [];
  });
  const best = found.find(({ customer }) => customer.isDoNotService) ?? found[0];
  return best
    ? { knownCustomerId: best.id, knownCustomerName: best.customer.name, isBlocked: best.customer.isDoNotService }
    : NOBODY;
}

/** Finds leads that may be from the same person. */
async function sameLeads({ db }: Deps, companyId: string, lead: Lead): Promise<(Lead & { id: string })[]> {
  const leads = inCompany(db, companyId, 'leads');
  const answers = await Promise.all(sameLeadQueries(lead).map((query) => asked(leads, query).get()));
  return answers
    .flatMap(({ docs }) => docs)
    .flatMap((document) => {
      const other = leadSchema.safeParse(document.data()).data;
      return other ? [{ ...other, id: document.id }] : [];
    });
}

type Checked = { companyId: string; leadId: string; lead: Lead; settings: LeadSettings };

/** Checks a lead on arrival: whether the person is already known, which lead it duplicates, and whether it is outside the service area. */
export async function checkLead(deps: Deps, { companyId, leadId, lead, settings }: Checked): Promise<Partial<Lead>> {
  const { duplicateDays, serviceArea } = settings;
  const [known, same] = await Promise.all([knownCustomer(deps, companyId, lead), sameLeads(deps, companyId, lead)]);
  const earlier = earlierOf({ ...lead, id: leadId }, same, duplicateDays);
  return {
    ...known,
    isOutOfArea: isOutside(serviceArea, lead.address),
    ...(earlier && { duplicateOfId: earlier.id, duplicateReason: earlier.reason, isDuplicate: true }),
  };
}

/** Finds leads that duplicate this one although they were stored before it, with what they have in common. */
export const laterLeads = async (
  deps: Deps,
  { companyId, leadId, lead, settings }: Checked,
): Promise<ReturnType<typeof laterOf>> => {
  const found = laterOf({ ...lead, id: leadId }, await sameLeads(deps, companyId, lead), settings.duplicateDays);
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
};

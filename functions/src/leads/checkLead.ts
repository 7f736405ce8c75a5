import { phoneDigits } from '@/domain/contact/format';
import { customerSchema } from '@/domain/customer/schema';
import { isOutside } from '@/domain/lead/area';
import { earlierOf, laterOf, sameLeadQueries } from '@/domain/lead/duplicates';
import { leadSchema, type Lead } from '@/domain/lead/schema';
import type { LeadSettings } from '@/domain/lead/settings';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';

/** The ways in which a number of ten digits is stored on customers' records: as forms, imports and people write it. */
function spellings(phone: string): string[] {
  const digits = phoneDigits(phone);
  if (digits.length !== 10) return [phone, digits].filter(Boolean);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const [dashed, dotted] = [`${area}-${exchange}-${line}`, `${area}.${exchange}.${line}`];
  return [...new Set([phone, digits, `(${area}) ${exchange}-${line}`, dashed, dotted, `+1${digits}`, `1-${dashed}`])];
}

type Known = Pick<Lead, 'knownCustomerId' | 'knownCustomerName' | 'isBlocked'>;
const NOBODY: Known = { knownCustomerId: '', knownCustomerName: '', isBlocked: false };

/** A customer with the same phone or e-mail address; do-not-serve customers come first. */
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

/** Leads that may be of the same person. */
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

/** What is to be known about a lead as it arrives: who it already is, whom it repeats, and whether it lies outside of the area. */
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

/** The leads that repeat this one although they were known before it, with what both have in common. */
export const laterLeads = async (
  deps: Deps,
  { companyId, leadId, lead, settings }: Checked,
): Promise<ReturnType<typeof laterOf>> => {
  const found = laterOf({ ...lead, id: leadId }, await sameLeads(deps, companyId, lead), settings.duplicateDays);
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
};

import { collections } from '@/data/collections';
import { whenReady } from '@/data/directory/whenReady';
import type { Workspace } from '@/data/session/workspace';
import type { ImportedMember } from '@/domain/agreement/import/member';
import type { MemberRow } from '@/domain/agreement/import/rows';
import type { AgreementPlan } from '@/domain/agreement/record/plan';
import { priceOf } from '@/domain/agreement/record/term';
import { phoneDigits } from '@/domain/contact/format';
import { streetKey } from '@/domain/contact/streetKey';
import { fold } from '@/domain/directory/fold';
import type { DirectoryRow } from '@/domain/directory/schema';
import { propertiesOf } from '@/domain/property/queries';
import type { Stored } from '@/domain/record/schema';
import { directoryOf } from '@/entities/customer/search/directoryService';

/** A row with its customer, property and plan; `member` is null if anything is missing, and `faults` explains what. */
export type MatchedRow = {
  id: string;
  row: MemberRow;
  customerName: string;
  planName: string;
  member: ImportedMember | null;
  faults: string[];
};

type Matching = {
  workspace: Workspace;
  today: string;
  /** Maps the file's plans to ours; '' for none. */
  plans: ReadonlyMap<string, Stored<AgreementPlan>>;
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/** Matches each row's customer, property and plan. A row without a certain match is left out with the reason: no one is billed on a guess. */
export async function matchMembers(rows: readonly MemberRow[], matching: Matching): Promise<MatchedRow[]> {
  const matched: MatchedRow[] = [];
  const rowOf = new Map<string, string>();
  for (const row of rows) {
    if (matching.signal.aborted) break;
    const one = await matchOne(row, matching);
    const key = JSON.stringify(one.member);
    const first = one.member && rowOf.get(key);
    matched.push(first ? { ...one, member: null, faults: [`The same member as in row ${first}.`] } : one);
    if (one.member && !first) rowOf.set(key, one.id);
    if (matched.length % 20 === 0) matching.onProgress(matched.length);
  }
  return matched;
}

async function matchOne(row: MemberRow, { workspace, today, plans, signal }: Matching): Promise<MatchedRow> {
  const faults = [...row.faults];
  if (row.isGone) faults.push('No longer a member in the other program.');
  const plan = plans.get(row.plan);
  if (!plan) faults.push(row.plan === '' ? 'The row has no plan.' : `Choose which plan “${row.plan}” is.`);
  const customers = await customersOf(row, workspace, signal);
  const [customer] = customers;
  if (!customer) faults.push('No customer with this e-mail, phone or name.');
  if (customers.length > 1) faults.push('Several customers match. Add the e-mail or phone to the file.');
  const propertyId = customer && customers.length === 1 ? await propertyOf(row, customer.id, workspace) : '';
  if (customer && customers.length === 1 && propertyId === '')
    faults.push(
      row.address === ''
        ? 'The customer has several properties, or none: add the address.'
        : 'The customer has no property at this address.',
    );
  const interval = row.interval || (plan?.prices.length === 1 ? (plan.prices[0]?.interval ?? '') : '');
  if (plan && interval === '') faults.push('How often is it billed? Add a column with “Monthly” or “Yearly”.');
  const listed = plan && interval !== '' ? priceOf(plan, interval, 0) : null;
  const priceCents = row.priceCents ?? listed;
  if (plan && interval !== '' && priceCents === null)
    faults.push('It has no price, and the plan has none for this billing interval.');
  // An unreadable date is already reported with the row.
  if (!row.hasBillingDay)
    faults.push('The row has no next bill date and no paid-through date, so we can’t tell when to bill.');
  if (row.startsOn > today) faults.push('It starts in the future. Create it here as a new agreement.');
  const isComplete = faults.length === 0 && customer && plan && interval !== '' && priceCents !== null;
  return {
    id: String(row.row),
    row,
    customerName: customer?.name ?? row.customer,
    planName: plan?.name ?? row.plan,
    faults,
    member: isComplete
      ? {
          customerId: customer.id,
          propertyId,
          planId: plan.id,
          interval,
          priceCents,
          startsOn: row.startsOn || today,
          endsOn: row.endsOn,
          nextBillOn: row.nextBillOn,
          paidUntil: row.paidUntil,
          nextVisitOn: row.nextVisitOn,
          externalId: row.externalId.slice(0, 60),
        }
      : null,
  };
}

/** Returns the certain matches: by e-mail, else by phone, else by full name. */
async function customersOf(row: MemberRow, workspace: Workspace, signal: AbortSignal): Promise<DirectoryRow[]> {
  const find = async (typed: string, isIt: (found: DirectoryRow) => boolean): Promise<DirectoryRow[]> => {
    if (typed === '') return [];
    const found = await whenReady(directoryOf(workspace), signal, ({ search }) => search(typed, { limit: 20 }));
    return (found?.rows ?? []).filter(isIt);
  };
  const digits = phoneDigits(row.phone);
  const byEmail = await find(row.email, ({ emails }) => emails.some((email) => email.toLowerCase() === row.email));
  if (byEmail.length > 0) return byEmail;
  const byPhone = await find(digits, ({ phones }) => phones.some((phone) => phoneDigits(phone) === digits));
  if (byPhone.length > 0) return byPhone;
  const name = fold(row.customer);
  return find(row.customer, (found) => fold(found.name) === name || fold(found.sortName) === name);
}

/** Returns the property at the address; without one, the customer's only property; '' if uncertain. */
async function propertyOf({ address }: MemberRow, customerId: string, workspace: Workspace): Promise<string> {
  const properties = await workspace.repository(collections.properties).getAll(propertiesOf(customerId));
  const [only] = properties;
  if (address === '') return properties.length === 1 && only ? only.id : '';
  const wanted = `${streetKey(address)} `;
  const at = properties.filter(
    ({ address: { street } }) => street !== '' && wanted.startsWith(`${streetKey(street)} `),
  );
  const [found] = at;
  return at.length === 1 && found ? found.id : '';
}

import { ON, userDocuments } from './actors';
import { COLLECTIONS, COMPANY, newRecord, pathOf, recordOf } from './records';
import { CREATED_AT, createdStamp, SEED_REVISION } from './stamps';
import type { Fields } from './types';

const stamp = createdStamp('seed', SEED_REVISION);
const company = (ownerId: string, features: Fields): Fields => ({
  ...COMPANY,
  ownerId,
  features,
  plan: 'starter',
  ...stamp,
});
const technician = recordOf('technicians', true);
/** The account that technician signs in with. */
const linkedUid = technician['linkedUid'] as string;

const records = (companyId: string): Record<string, Fields> =>
  Object.fromEntries(
    COLLECTIONS.map((collection) => [
      pathOf(collection, companyId, 'r1'),
      { ...newRecord(collection, 'seed'), ...stamp },
    ]),
  );

/** In the format of public links: 22 characters. */
export const SHARE_TOKEN = 'Zm9yIHRoZSBjdXN0b21lcg';

/** The starting point of every case: companies A and B with one record in each collection, and companies with odd owners. */
export const SEED: Record<string, Fields> = {
  ...userDocuments(),
  // The account of the full-size technician.
  [`users/${linkedUid}`]: { companyId: 'A', role: 'technician' },
  'companies/A': company('ownerA', ON),
  'companies/B': company('ownerB', { customers: true }),
  'companies/alone': company('ownerAlone', { customers: true }),
  'companies/flagless': company('ownerWithFlags', { customers: true, jobs: false }),
  'companies/away': company('ownerAway', {}),
  'users/ownerAway/technicians/r1': { ...technician, ...stamp },
  ...records('A'),
  ...records('B'),
  'companies/A/customers/r1/secrets/x': { a: 1 },
  'stripeCheckouts/a1': { companyId: 'A', status: 'completed', amountCents: 4900, createdAt: CREATED_AT },
  'stripeCheckouts/b1': { companyId: 'B', status: 'completed', amountCents: 4900, createdAt: CREATED_AT },
  'stripeCustomers/A': { customerId: 'cus_A', subscriptionId: 'sub_A' },
  'memberships/user-a_B': { uid: 'user-a', companyId: 'B', role: 'admin' },
  'stripeEvents/e1': { type: 'checkout.session.completed' },
  [`publicDocuments/${SHARE_TOKEN}`]: { companyId: 'A', total: 1 },
  'publicDocuments/token': { companyId: 'A', total: 1 },
  'statusLinks/AAAAAAAAAAAAAAAAAAAAAA': { companyId: 'A', pinHash: 'x' },
  'publicSites/A': { headline: 'Hi' },
};

import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { customerSchema, type Customer } from '@/domain/customer/schema';
import { newShareToken } from '@/domain/public-document/token';
import { addDaysToInstant } from '@/lib/calendar';
import { linkGone } from '../sharing/linkGone';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { countShielded } from '../platform/rateLimit';

/** Validity of a link: long enough for an e-mail read later, too short for one in an old mailbox. */
export const PORTAL_DAYS = 7;
/** An address may be on a few records; if on more, it isn't a person's. */
export const PORTAL_CUSTOMERS = 5;

/**
 * portalLinks/{SHA-256 of a token}: the customers whose documents it opens. No security rule allows reading it, and what is stored opens
 * nothing.
 */
const portalLinks = (db: Firestore): FirebaseFirestore.CollectionReference => db.collection('portalLinks');
const linkRef = (db: Firestore, token: string): DocumentReference =>
  portalLinks(db).doc(createHash('sha256').update(token).digest('hex'));

/** Returns the key for finding a customer's links, to revoke them. */
const mark = (companyId: string, customerId: string): string => `${companyId}/${customerId}`;

const linkSchema = z.object({
  companyId: z.string(),
  customerIds: z.array(z.string()).min(1).max(PORTAL_CUSTOMERS),
  /** The address it was sent to. */
  email: z.string(),
  endsAt: z.string(),
});
type PortalLink = z.infer<typeof linkSchema>;

/** Creates a link for an address and returns its token, which isn't stored. */
export async function makePortalLink(
  deps: Deps,
  { companyId, customerIds, email }: Omit<PortalLink, 'endsAt'>,
): Promise<string> {
  const token = newShareToken();
  const endsAt = addDaysToInstant(deps.now(), PORTAL_DAYS);
  await linkRef(deps.db, token).set({
    ...{ companyId, customerIds, email, endsAt },
    of: customerIds.map((id) => mark(companyId, id)),
    expiresAt: Timestamp.fromMillis(Date.parse(endsAt)),
  });
  return token;
}

/** Per link, from all networks. */
const READS_A_MINUTE = 20;

/** Counts a read of documents under a link: a customer's, or one agreement's. @throws AppError `rate-limited` */
export const countPortalRead = (deps: Deps, token: string): Promise<void> =>
  countShielded(deps, `portal_read_${token}`, READS_A_MINUTE);

export type OpenedPortal = { companyId: string; endsAt: string; customers: (Customer & { id: string })[] };

/**
 * Returns the customers a token opens: those whose record still has the address it was sent to.
 * @throws AppError `not-found` if it has expired, was revoked or never existed
 */
export async function openPortal(deps: Deps, token: string): Promise<OpenedPortal> {
  const link = linkSchema.safeParse((await linkRef(deps.db, token).get()).data()).data;
  if (!link || link.endsAt <= deps.now()) throw linkGone();
  const { companyId, endsAt, email } = link;
  const refs = link.customerIds.map((id) => inCompany(deps.db, companyId, 'customers').doc(id));
  const customers = (await deps.db.getAll(...refs)).flatMap((stored) => {
    const customer = customerSchema.safeParse(stored.data()).data;
    return customer?.status === 'active' && customer.email === email ? [{ ...customer, id: stored.id }] : [];
  });
  if (customers.length === 0) throw linkGone();
  return { companyId, endsAt, customers };
}

/** Revokes all links to a customer's documents; returns how many there were. */
export async function endPortalLinks({ db }: Deps, companyId: string, customerId: string): Promise<number> {
  const { docs } = await portalLinks(db).where('of', 'array-contains', mark(companyId, customerId)).limit(400).get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  if (docs.length > 0) await batch.commit();
  return docs.length;
}

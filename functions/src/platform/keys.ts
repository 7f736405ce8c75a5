import { randomBytes } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from './admin';
import { createdStamp } from './audit';
import { inCompany } from './collections';

/** A company's signing keys: for public forms, codes at the door, links in e-mails and reviews, reply addresses. */
type CompanyKey = 'leadForm' | 'door' | 'unsubscribe' | 'review' | 'mailThreads';

/** Returns a company's key, created on first use. Only functions can read it. */
export const companyKey = (deps: Deps, companyId: string, name: CompanyKey): Promise<string> =>
  keyAt(deps, inCompany(deps.db, companyId, 'keys').doc(name));

/** The same, or '' for a company that has none yet: a stranger's request must not create one. */
export async function knownCompanyKey({ db }: Deps, companyId: string, name: CompanyKey): Promise<string> {
  const stored: unknown = (await inCompany(db, companyId, 'keys').doc(name).get()).get('key');
  return typeof stored === 'string' ? stored : '';
}

/** Returns this server's key for hashes of addresses and numbers: they belong to no company, and outlive them. */
export const contactsKey = (deps: Deps): Promise<string> =>
  keyAt(deps, deps.db.collection('serverKeys').doc('contacts'));

async function keyAt({ db, now }: Deps, ref: DocumentReference): Promise<string> {
  const known: unknown = (await ref.get()).get('key');
  if (typeof known === 'string') return known;
  return db.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(ref)).get('key');
    if (typeof stored === 'string') return stored;
    const key = randomBytes(32).toString('base64url');
    transaction.set(ref, { key, ...createdStamp('', now()) });
    return key;
  });
}

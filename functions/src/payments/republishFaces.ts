import { error as logError } from 'firebase-functions/logger';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { publishFace } from '../sharing/publishFace';

/** What of a company may wait for its money; beyond it a link learns of the change with the next of its own. */
const MAX_INVOICES = 300;
const MAX_ESTIMATES = 100;
const AT_ONCE = 10;

/** Shows anew what is under the links of whatever may be paid: cards are taken from now on, or no longer. */
export async function republishFaces(deps: Deps, companyId: string): Promise<void> {
  const [invoices, estimates] = await Promise.all([
    inCompany(deps.db, companyId, 'invoices').where('isOpen', '==', true).limit(MAX_INVOICES).get(),
    inCompany(deps.db, companyId, 'estimates').where('state', '==', 'approved').limit(MAX_ESTIMATES).get(),
  ]);
  const subjects = [
    ...invoices.docs.map((snapshot) => ({ kind: 'invoice' as const, id: snapshot.id, token: String(snapshot.get('token') ?? '') })),
    ...estimates.docs.map((snapshot) => ({ kind: 'estimate' as const, id: snapshot.id, token: String(snapshot.get('token') ?? '') })),
  ].filter(({ token }) => token !== '');
  for (let first = 0; first < subjects.length; first += AT_ONCE) {
    await Promise.all(
      subjects.slice(first, first + AT_ONCE).map(({ kind, id }) =>
        // One that cannot be shown must not keep the others from it.
        publishFace(deps, companyId, kind, id).catch((error: unknown) => logError('face not published', { kind, id, error: String(error) })),
      ),
    );
  }
}

import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';

/** After a failure the same dialog may try again: each try has an id of its own, and is made once. */
const TRIES = 5;

/**
 * The id of this try: the one given, or the next after those that failed.
 * @throws AppError `failed-precondition` when it has failed too often.
 */
export async function nextTry(
  { db }: Deps,
  { companyId, sendId }: { companyId: string; sendId: string },
): Promise<string> {
  const ids = Array.from({ length: TRIES }, (_, index) => (index === 0 ? sendId : `${sendId}-${index + 1}`));
  const tried = await db.getAll(...ids.map((id) => inCompany(db, companyId, 'mail').doc(id)));
  const open = tried.find((snapshot) => snapshot.get('state') !== 'failed');
  if (!open)
    throw precondition('This e-mail has failed several times. Check the address and the mail server, then start over.');
  return open.id;
}

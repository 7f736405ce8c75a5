import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';

/** After a failure the same dialog, or the next run, may retry: each try has its own id and is made once. */
const TRIES = 5;

/**
 * The id of this try of an e-mail, or of what another log keeps: the one given, or the next after those that failed.
 * @throws AppError `failed-precondition` when it has failed too often.
 */
export async function nextTry(
  { db }: Deps,
  { companyId, sendId }: { companyId: string; sendId: string },
  log: 'mail' | 'texts' = 'mail',
): Promise<string> {
  const ids = Array.from({ length: TRIES }, (_, index) => (index === 0 ? sendId : `${sendId}-${index + 1}`));
  const tried = await db.getAll(...ids.map((id) => inCompany(db, companyId, log).doc(id)));
  const open = tried.find((snapshot) => snapshot.get('state') !== 'failed');
  if (open) return open.id;
  throw precondition(
    log === 'mail'
      ? 'This e-mail has failed several times. Check the address and the mail server, then start over.'
      : 'This text message has failed several times. Check the number, or send an e-mail instead.',
  );
}

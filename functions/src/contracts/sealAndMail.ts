import { error as logError } from 'firebase-functions/logger';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import { mailCopies } from './mailCopies';
import { sealContract } from './sealContract';

/** After the last signature: seals the document, and e-mails every signer a link to their copy. */
export async function sealAndMail(
  deps: Deps,
  which: Parameters<typeof sealContract>[1],
  deliver?: Deliver,
): Promise<void> {
  // Otherwise it is sealed on the first request for the file.
  await sealContract(deps, which).catch((cause: unknown) =>
    logError('contract not sealed', { ...which, cause: String(cause) }),
  );
  await mailCopies(deps, which, deliver);
}

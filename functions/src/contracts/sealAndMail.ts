import { error as logError } from 'firebase-functions/logger';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import { mailCopies } from './mailCopies';
import { sealContract } from './sealContract';

/** After the last signature: seals what was signed, and mails everybody who signed a link to their copy. */
export async function sealAndMail(
  deps: Deps,
  which: Parameters<typeof sealContract>[1],
  deliver?: Deliver,
): Promise<void> {
  // The first who asks for the file later has it sealed then.
  await sealContract(deps, which).catch((cause: unknown) =>
    logError('contract not sealed', { ...which, cause: String(cause) }),
  );
  await mailCopies(deps, which, deliver);
}

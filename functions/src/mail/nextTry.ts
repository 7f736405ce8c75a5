import { settledState, type MessageLog } from '../messages/handOver';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { precondition, toAppError } from '../platform/errors';

/** After a failure the same dialog, or the next run, may retry: each try has its own record and is made once. */
const TRIES = 5;

/**
 * `firstId` is the same for all tries: the provider, or the recipient's mail program, uses it to detect duplicates. `earlierState` is the
 * state of this try's existing record; '' = none.
 */
export type Try = { sendId: string; firstId: string; earlierState: string };

type Wanted = {
  companyId: string;
  sendId: string;
  /** A person chose to resend it although it may have arrived. */
  isAgain?: boolean;
};

/**
 * Returns the current try of an e-mail, or of another log's message: the given id, or the next one after tries that certainly failed. One
 * that may have arrived isn't retried unless a person chose to.
 * @throws AppError `failed-precondition` when it has failed too often.
 */
export async function nextTry(
  deps: Deps,
  { companyId, sendId, isAgain = false }: Wanted,
  log: MessageLog = 'mail',
): Promise<Try> {
  for (let count = 1; count <= TRIES; count += 1) {
    const id = count === 1 ? sendId : `${sendId}-${count}`;
    const earlierState = await settledState(deps, log, inCompany(deps.db, companyId, log).doc(id));
    if (earlierState !== 'failed' && !(isAgain && earlierState === 'unclear'))
      return { sendId: id, firstId: sendId, earlierState };
  }
  throw precondition(
    log === 'mail'
      ? 'This e-mail has failed several times. Check the address and the mail server, then start over.'
      : 'This text message has failed several times. Check the number, or send an e-mail instead.',
  );
}

/** Whether an e-mail needs no further try: it was sent, may have been, is on its way, or has failed too often. */
export async function isDoneWith(deps: Deps, wanted: Wanted): Promise<boolean> {
  const next = await nextTry(deps, wanted).catch((error: unknown) => {
    if (toAppError(error).code === 'failed-precondition') return null;
    throw error;
  });
  return next?.earlierState !== '';
}

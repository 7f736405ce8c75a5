import { error as logError, info } from 'firebase-functions/logger';
import { mailsAbout } from '@/domain/mail/queries';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { SYSTEM } from './allowance';

/** Returns the member who last e-mailed a record; '' if none. */
export async function lastSender({ db }: Deps, companyId: string, subjectId: string): Promise<string> {
  const { docs } = await asked(inCompany(db, companyId, 'mail'), mailsAbout(subjectId)).get();
  const sender: unknown = docs.find((mail) => mail.get('sentBy') !== SYSTEM)?.get('sentBy');
  return typeof sender === 'string' ? sender : '';
}

/**
 * Runs a trigger's send. Messages that aren't allowed (limits, an unverified owner, a customer who opted out) are skipped; mail server
 * failures are rethrown, so that the event repeats. The log gives the reason by code: messages contain customers' addresses.
 */
export async function tell(log: Record<string, string>, send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'unavailable' || code === 'unknown') throw error;
    const isExpected = code === 'failed-precondition' || code === 'rate-limited' || code === 'permission-denied';
    (isExpected ? info : logError)('not told', { ...log, code });
  }
}

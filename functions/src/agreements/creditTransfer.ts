import { warn } from 'firebase-functions/logger';
import type { Agreement } from '@/domain/agreement/record/schema';
import type { Deps } from '../platform/admin';
import { toAppError } from '../platform/errors';
import { creditRefunds } from './creditRefunds';

/** What an agreement that passed to a new owner still has to credit by a day. */
export const isTransferToCredit = ({ transferredTo, refunds }: Agreement, today: string): boolean =>
  transferredTo !== '' && refunds.some(({ on, creditNotes }) => on <= today && creditNotes.length === 0);

/**
 * Credits the earlier owner of a house what is given back, once it has passed. The transfer holds even where a note cannot be made: then the page
 * of the agreement offers to make it.
 */
export async function creditTransfer(deps: Deps, of: { companyId: string; agreementId: string }): Promise<void> {
  try {
    await creditRefunds(deps, { ...of, uid: '' });
  } catch (error) {
    warn('transfer not credited', { ...of, reason: toAppError(error).userMessage });
  }
}

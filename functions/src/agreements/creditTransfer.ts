import { warn } from 'firebase-functions/logger';
import type { Agreement } from '@/domain/agreement/record/schema';
import type { Deps } from '../platform/admin';
import { toAppError } from '../platform/errors';
import { creditRefunds } from './creditRefunds';

/** Whether an agreement that passed to a new owner still has something to credit by a day. */
export const isTransferToCredit = ({ transferredTo, refunds }: Agreement, today: string): boolean =>
  transferredTo !== '' && refunds.some(({ on, creditNotes }) => on <= today && creditNotes.length === 0);

/**
 * Credits a house's previous owner for what is refunded after a transfer. The transfer holds even if a note can't be made: the
 * agreement's page then offers to make it.
 */
export async function creditTransfer(deps: Deps, of: { companyId: string; agreementId: string }): Promise<void> {
  try {
    await creditRefunds(deps, { ...of, uid: '' });
  } catch (error) {
    warn('transfer not credited', { ...of, reason: toAppError(error).userMessage });
  }
}

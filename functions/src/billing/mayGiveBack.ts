import { refundLimitOf } from '@/domain/access/rights';
import { formatCents } from '@/domain/money/format';
import { deniedByRole, whomToAsk, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { denied } from '../platform/errors';

/**
 * Checks that the caller may refund an amount: managers any, others up to their limit.
 * @throws AppError `permission-denied`, which says whom to ask
 */
export async function assertMayGiveBack(
  deps: Deps,
  { user, company }: Pick<Member, 'user' | 'company'>,
  amountCents: number,
): Promise<void> {
  const limitCents = refundLimitOf(user);
  if (limitCents === 0) throw await deniedByRole(deps, company);
  if (amountCents > limitCents)
    throw denied(`You may give back up to ${formatCents(limitCents)} at a time. ${await whomToAsk(deps, company)}`);
}

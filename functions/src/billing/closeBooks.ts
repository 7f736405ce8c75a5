import {
  BOOK_CLOSING_ID,
  bookClosingSchema,
  closeBooks as contract,
  CLOSING_LOG_LIMIT,
  closingFault,
  type BookClosing,
} from '@/domain/ledger/closing';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import { calendarDay } from '@/lib/dates';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { moneyTransaction } from './moneyTransaction';

export const closeBooks = defineCallable(
  contract,
  { access: member({ action: 'closeBooks', feature: 'invoices' }), rateLimit: { perMinute: 30 } },
  (deps, input, { companyId, uid, user, company }) =>
    setClosing(deps, {
      ...input,
      companyId,
      uid,
      name: [user.firstName, user.lastName].filter(Boolean).join(' '),
      today: calendarDay(company.timeZone, new Date(deps.now())),
    }),
);

type Closing = {
  companyId: string;
  uid: string;
  name: string;
  /** The company's calendar day. */
  today: string;
  before: string;
  through: string;
  reason: string;
};

/**
 * Moves the closing date and records who did it and why. Takes its turn like any movement of money, so that nothing is posted to the
 * period at the same time.
 * @throws AppError `failed-precondition` with why it can't be moved there; `conflict` when someone moved it since.
 */
export function setClosing(
  deps: Deps,
  { companyId, uid, name, today, before, through, reason }: Closing,
): Promise<{ closedThrough: string }> {
  return moneyTransaction(deps, companyId, async (transaction) => {
    const ref = inCompany(deps.db, companyId, 'bookClosings').doc(BOOK_CLOSING_ID);
    const stored = (await transaction.get(ref)).data();
    const closing = bookClosingSchema.parse(stored ?? {});
    if (closing.closedThrough !== before)
      throw new AppError({
        code: 'conflict',
        userMessage: 'Someone changed the closing date meanwhile. Look at it before you change it again.',
      });
    const fault = closingFault(closing, { through, reason, today });
    if (fault !== '') throw precondition(fault);
    const now = deps.now();
    const step = { at: now, by: uid, byName: cutText(name, 200), before, after: through, reason };
    const next: BookClosing = { closedThrough: through, log: [...closing.log, step].slice(-CLOSING_LOG_LIMIT) };
    transaction.set(ref, { ...next, ...stampOf(stored, uid, now) });
    return { closedThrough: through };
  });
}

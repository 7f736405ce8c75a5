import { FieldPath, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { NOTICES_SETTLED } from '@/domain/agreement/law/settled';
import { companySchema } from '@/domain/company/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';

const AT_ONCE = 200;
/** Number of agreements written in parallel. */
const TOGETHER = 20;
/** Prefix of the company's marker for how far an interrupted run got: `2026-11-30 after {id}`. */
const AFTER = `${NOTICES_SETTLED} after `;

/**
 * Resets members whose next notice day was computed before newer notices existed: the agreements' next run looks at them, sends what is
 * due and recomputes their day. Sent notices are kept with the agreement, so nothing goes out twice. An interrupted run resumes where it
 * stopped.
 *
 * Doesn't check which notices apply: the laws would load with every function that shares a file with this one.
 */
export async function lookForNotices(deps: Deps, companyId: string): Promise<void> {
  const ref = companyRef(deps.db, companyId);
  const { timeZone, noticesSettled } = companySchema.parse((await ref.get()).data() ?? {});
  const running = inCompany(deps.db, companyId, 'agreements')
    .where('state', 'in', ['active', 'past-due'])
    .orderBy(FieldPath.documentId())
    .select('nextNoticeOn', 'cancelsOn', 'nextTerms', 'plan.renewal', 'plan.termMonths');
  const after = noticesSettled.startsWith(AFTER) ? noticesSettled.slice(AFTER.length) : '';
  for await (const docs of pagesOf(after === '' ? running : running.startAfter(after), AT_ONCE)) {
    const today = calendarDay(timeZone, new Date(deps.now()));
    const later = docs.filter((doc) => isLookedAtLater(doc, today)).map((doc) => doc.ref);
    for (let first = 0; first < later.length; first += TOGETHER)
      await Promise.all(later.slice(first, first + TOGETHER).map((one) => lookToday(deps, one, today)));
    if (docs.length === AT_ONCE) await ref.update({ noticesSettled: `${AFTER}${docs.at(-1)?.id ?? ''}` });
  }
}

/** Whether a member may have to get a notice, by what `noticesFrom` goes by, and isn't due to be looked at today already. */
function isLookedAtLater(agreement: DocumentSnapshot, today: string): boolean {
  const on: unknown = agreement.get('nextNoticeOn');
  const months: unknown = agreement.get('plan.termMonths');
  const goesOn = agreement.get('plan.renewal') === 'automatic' || months === 0 || Number(months) > 12;
  const isEnding = Boolean(agreement.get('cancelsOn'));
  const isToday = typeof on === 'string' && on !== '' && on <= today;
  return !isEnding && !isToday && (goesOn || Boolean(agreement.get('nextTerms')));
}

function lookToday({ db, now }: Deps, ref: DocumentReference, today: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const agreement = await transaction.get(ref);
    const stored = agreement.data();
    // Someone may have changed it in the meantime.
    if (!stored || !['active', 'past-due'].includes(String(stored['state'])) || !isLookedAtLater(agreement, today))
      return;
    const due = String(stored['nextActionOn'] ?? '');
    const nextActionOn = due !== '' && due < today ? due : today;
    transaction.update(ref, { nextNoticeOn: today, nextActionOn, ...updatedAudit('', now(), stored) });
  });
}

import { BY_CUSTOMER } from '@/domain/message/consent';
import { textsOfCustomer } from '@/domain/message/queries';
import { textSchema } from '@/domain/message/schema';
import { movedOn } from '@/domain/scheduling/change';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { spokenDayTime, spokenSpan, spokenWeekday } from '@/domain/scheduling/words';
import { isAhead } from '@/domain/scheduling/visitState';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { recordsIn } from '../platform/readable';

/** Messages that ask for a confirmation. */
const ASKING: readonly string[] = ['booked', 'moved', 'reminder'];

/**
 * Confirms the visit the customer was last texted about, and returns its time, as text; '' if no visit is ahead: the reply may be to a
 * text from last year. A visit that moves later is planned again, and no longer confirmed.
 */
export async function confirmVisit(
  deps: Deps,
  { companyId, customerId }: { companyId: string; customerId: string },
): Promise<string> {
  if (companyId === '' || customerId === '') return '';
  const { db } = deps;
  const found = await asked(inCompany(db, companyId, 'texts'), textsOfCustomer(customerId)).get();
  const about = recordsIn(textSchema, found.docs).find(({ visitId }) => visitId !== '');
  if (!about || !ASKING.includes(about.kind)) return '';
  const ref = inCompany(db, companyId, 'schedule').doc(about.visitId);
  return db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const visit = scheduleEntrySchema.safeParse(data).data;
    if (visit?.kind !== 'visit' || visit.customerId !== customerId || !isAhead(visit.state)) return '';
    const { startsAt, windowStartsAt, windowEndsAt, timeZone } = visit.placement;
    if (startsAt <= deps.now()) return '';
    if (visit.state === 'planned')
      transaction.update(ref, {
        ...movedOn(
          visit,
          { to: 'confirmed', reason: 'Confirmed by text message' },
          {
            stamp: { id: deps.newId(), at: deps.now(), by: BY_CUSTOMER },
            mover: { isDispatcher: true, technicianId: '' },
          },
        ),
        ...updatedAudit('', deps.now(), data),
      });
    return windowStartsAt === ''
      ? spokenDayTime(startsAt, timeZone)
      : `${spokenWeekday(windowStartsAt, timeZone)}, ${spokenSpan(windowStartsAt, windowEndsAt, timeZone)}`;
  });
}

import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import { heldAt } from '@/domain/demolition/site/startedHeld';
import { companySchema } from '@/domain/company/schema';
import { isRecordId } from '@/domain/record/recordId';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { calendarDay } from '@/lib/dates';
import { createdStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { recordsIn } from '../platform/readable';

const GATES_OF_A_SITE = 200;

/**
 * Says in the history that work began although something was open, judged by the times that the steps carry: on a device without a connection the
 * app refuses it, and the rules look up only the first few gates. The event's id is the entry's, so a replay changes nothing.
 */
export const flagHeldStart = defineReaction(
  'flagHeldStart',
  'schedule',
  async ({ db }, { params: { companyId = '' }, after, eventId }) => {
    const { data: visit } = scheduleEntrySchema.safeParse(after);
    if (!visit || !isRecordId(visit.siteId)) return;
    const step = visit.log.findLast(({ state, kind }) => kind === 'moved' && state === 'on-site');
    if (!step) return;
    const gates = await inCompany(db, companyId, 'siteGates')
      .where('siteId', '==', visit.siteId)
      .limit(GATES_OF_A_SITE)
      .get();
    const { timeZone } = companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
    const today = calendarDay(timeZone, new Date(step.at));
    const held = recordsIn(siteGateSchema, gates.docs).filter(
      (gate) => (gate.jobId === '' || gate.jobId === visit.jobId) && heldAt(gate, { at: step.at, today }),
    );
    if (held.length === 0) return;
    await inCompany(db, companyId, 'activity')
      .doc(`${eventId}-held`)
      .set({
        at: step.at,
        actorUid: step.by,
        verb: 'started-held',
        subjectType: 'job',
        subjectId: visit.jobId,
        subjectName: visit.title,
        customerId: visit.customerId,
        changedFields: [],
        detail: held
          .map(({ title }) => title)
          .join(', ')
          .slice(0, 300),
        ...createdStamp(step.by, step.at),
      });
  },
  {
    concerns: ({ before, after }) =>
      after?.['state'] === 'on-site' &&
      before?.['state'] !== 'on-site' &&
      !['paused', 'done'].includes(String(before?.['state'])) &&
      typeof after['siteId'] === 'string' &&
      after['siteId'] !== '',
  },
);

import { concernsJob } from '@/domain/demolition/site/gates';
import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import { beginsVisit } from '@/domain/demolition/site/heldBySite';
import { heldAt } from '@/domain/demolition/site/startedHeld';
import { companySchema } from '@/domain/company/schema';
import { isRecordId } from '@/domain/record/recordId';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { cutText } from '@/lib/cutText';
import { calendarDay } from '@/lib/dates';
import { createdStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { recordsIn } from '../platform/readable';
import { gatesOfSite } from './holdWork';

/**
 * Records in the history that work began although a gate was open, judged by the times in the steps: an offline device's app refuses it,
 * and the rules check only the first few gates. The entry's id is the event's, so a replay changes nothing.
 */
export const flagHeldStart = defineReaction(
  'flagHeldStart',
  'schedule',
  async ({ db }, { params: { companyId = '' }, after, eventId }) => {
    const { data: visit } = scheduleEntrySchema.safeParse(after);
    if (!visit || !isRecordId(visit.siteId)) return;
    const step = visit.log.findLast(({ state, kind }) => kind === 'moved' && state === 'on-site');
    if (!step) return;
    const [gates, company] = await Promise.all([
      gatesOfSite(db, companyId, visit.siteId).get(),
      companyRef(db, companyId).get(),
    ]);
    const { timeZone } = companySchema.parse(company.data() ?? {});
    const today = calendarDay(timeZone, new Date(step.at));
    const held = recordsIn(siteGateSchema, gates.docs).filter(
      (gate) => concernsJob(gate, visit.jobId) && heldAt(gate, { at: step.at, today }),
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
        detail: cutText(held.map(({ title }) => title).join(', '), 300),
        ...createdStamp(step.by, step.at),
      });
  },
  {
    concerns: ({ before, after }) =>
      beginsVisit(before?.['state'], after?.['state']) &&
      typeof after?.['siteId'] === 'string' &&
      after['siteId'] !== '',
  },
);

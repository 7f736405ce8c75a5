import { NO_SITE } from '../demolition/site/onWork';
import type { ScheduleEntry } from '../scheduling/schema';
import { durationOf } from '../scheduling/span';
import type { Job } from './schema';

/**
 * Builds the job of a recurring visit: the same work for the same customer at the visit's time, with nothing that happened, was requested
 * or was promised for the one it is modeled on.
 * @param model the job of another visit of the series
 * @param visit whose time and people the job takes
 */
export function repeatedJob(
  model: Job,
  visit: Pick<ScheduleEntry, 'placement' | 'requiredSkills'>,
  { number, nowIso }: { number: string; nowIso: string },
): Job {
  const { placement, requiredSkills } = visit;
  return {
    ...model,
    number,
    scheduledTime: placement.startsAt,
    durationMinutes: durationOf(placement),
    arrivalWindowStart: placement.windowStartsAt,
    arrivalWindowEnd: placement.windowEndsAt,
    technicianIds: placement.technicianIds,
    requiredSkills,
    checklist: model.checklist.map((check) => ({ ...check, isDone: false, doneAt: '', doneBy: '' })),
    progress: 'scheduled',
    progressLog: [{ state: 'scheduled', at: nowIso, by: '', reason: '' }],
    holdReason: '',
    onMyWayAt: '',
    cancelReason: '',
    parentJobId: '',
    invoiceId: null,
    invoice: { status: null, customerId: model.customerId },
    searchWords: [],
    hasStoredVisits: true,
    ...NO_SITE,
  };
}

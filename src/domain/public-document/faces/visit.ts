import { atClock } from '@/lib/atClock';
import { addDaysToInstant } from '@/lib/calendar';
import { printedCompany, type PrintedCompany } from '../../paper/header';
import { isTimePromised } from '../../scheduling/promise';
import { newArrivalOf } from '../../scheduling/late';
import { scheduleEntrySchema, type ScheduleEntry } from '../../scheduling/schema';
import { isAhead, type VisitState } from '../../scheduling/visitState';
import { dayOf } from '../../scheduling/wallClock';
import type { Technician } from '../../technician/schema';
import { NO_PARTS, type PublicDocument, type PublicVisit } from '../schema';
import { defineFace, onlyFields } from '../face';

/** Long enough to ask what was done, too short for a link in an old mailbox to tell anybody anything. */
const DAYS_AFTER_VISIT = 5;

const PUBLIC_STATES: Record<VisitState, PublicVisit['state']> = {
  planned: 'planned',
  confirmed: 'planned',
  dispatched: 'planned',
  'en-route': 'on-the-way',
  'on-site': 'here',
  // A pause is internal: to the customer, the technician is still working.
  paused: 'here',
  done: 'done',
  'no-show': 'missed',
  cancelled: 'canceled',
};

type VisitSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  visit: ScheduleEntry;
  /** Who goes there, in the order of the crew. */
  people: readonly Pick<Technician, 'firstName' | 'photoUrl' | 'status'>[];
  now: string;
};

/**
 * What the customer sees of a visit: the promise, who comes by first name and photo, and how far it is. Neither address nor name,
 * because links are passed on; nothing of the work, of other stops or of where anybody is.
 */
function faceOfVisit({ companyId, id, company, visit, people, now }: VisitSubject): PublicDocument {
  const { startsAt, endsAt, timeZone, windowStartsAt, windowEndsAt } = visit.placement;
  const isPromised = isTimePromised(visit);
  return {
    ...NO_PARTS,
    kind: 'visit',
    companyId,
    subjectId: id,
    updatedAt: now,
    endsAt: addDaysToInstant(endsAt, DAYS_AFTER_VISIT),
    timeZone,
    company: printedCompany(company),
    visit: {
      state: PUBLIC_STATES[visit.state],
      // Without a promise the page says the day and nothing more: not even to those who read what is sent to the browser.
      startsAt: isPromised ? startsAt : atClock(dayOf(startsAt, timeZone), '12:00', timeZone),
      isTimePromised: isPromised,
      windowStartsAt,
      windowEndsAt,
      expectedAt: newArrivalOf(visit),
      // Who has left is not announced; who came, came.
      people: people
        .filter(({ status }) => status === 'active' || !isAhead(visit.state))
        .map(({ firstName, photoUrl }) => ({ firstName, photoUrl })),
      rescheduleAskedAt: visit.rescheduleAskedAt,
    },
  };
}

export const visitFace = defineFace({
  collection: 'schedule',
  noun: 'Visit',
  toShare: { operation: 'progress', collection: 'schedule' },
  isSeen: onlyFields(['state', 'placement', 'expectedAt', 'rescheduleAskedAt']),
  show: async (subject, read) => {
    const { company } = await read.company();
    const visit = read.record(scheduleEntrySchema);
    const people = await read.people(company.ownerId, visit.placement.technicianIds);
    return faceOfVisit({ ...subject, company, visit, people });
  },
});

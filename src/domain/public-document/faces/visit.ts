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

/** Long enough to ask what was done, too short for a link in an old mailbox to reveal anything. */
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
  /** The technicians, in crew order. */
  people: readonly Pick<Technician, 'firstName' | 'photoUrl' | 'status'>[];
  now: string;
};

/**
 * Builds what the customer sees of a visit: the promise, who comes by first name and photo, and the status. No address or name, because
 * links are passed on; nothing about the work, other stops or anyone's location.
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
      // Without a promise the page only shows the day, even to those who inspect the data sent to the browser.
      startsAt: isPromised ? startsAt : atClock(dayOf(startsAt, timeZone), '12:00', timeZone),
      isTimePromised: isPromised,
      windowStartsAt,
      windowEndsAt,
      expectedAt: newArrivalOf(visit),
      // People who have left aren't announced; those who were there stay listed.
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

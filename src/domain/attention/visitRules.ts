import { paths } from '@/lib/paths';
import type { Stored } from '../record/schema';
import { newArrivalOf } from '../scheduling/late';
import type { ScheduleEntry } from '../scheduling/schema';
import { isAhead } from '../scheduling/visitState';
import { spokenDayTime, spokenTime } from '../scheduling/words';
import type { AttentionItem } from './item';

type Visit = Stored<ScheduleEntry>;

const openVisit = ({ id }: Visit): AttentionItem['action'] => ({ label: 'Open visit', to: paths.visit(id) });

/** Lists visits whose technicians reported running late, until they arrive. */
export const runningLateItems = (visits: readonly Visit[], timeZone: string): AttentionItem[] =>
  visits.flatMap((visit) => {
    const expectedAt = newArrivalOf(visit);
    if (expectedAt === '') return [];
    const { startsAt, windowEndsAt } = visit.placement;
    const promise = windowEndsAt === '' ? '' : `, promised by ${spokenTime(windowEndsAt, timeZone)}`;
    return [
      {
        // A changed time makes it news again.
        id: `running-late:${visit.id}:${expectedAt}`,
        kind: 'running-late',
        title: visit.title,
        detail: [
          `Expected ${spokenTime(expectedAt, timeZone)} instead of ${spokenTime(startsAt, timeZone)}${promise}`,
          visit.customerName,
        ]
          .filter(Boolean)
          .join(' · '),
        at: visit.log.findLast(({ kind }) => kind === 'late')?.at ?? visit.updatedAt,
        action: openVisit(visit),
        isNews: true,
      },
    ];
  });

/** Lists visits whose customers requested another time and are waiting for an answer. */
export const rescheduleItems = (visits: readonly Visit[], timeZone: string): AttentionItem[] =>
  visits
    .filter(({ state, rescheduleAskedAt }) => rescheduleAskedAt !== '' && isAhead(state))
    .map((visit) => ({
      id: `reschedule:${visit.id}`,
      kind: 'reschedule',
      title: `${visit.customerName || 'A customer'} asked for another time`,
      detail: [`${visit.title}, ${spokenDayTime(visit.placement.startsAt, timeZone)}`, visit.rescheduleNote]
        .filter(Boolean)
        .join(' · '),
      at: visit.rescheduleAskedAt,
      action: openVisit(visit),
      isNews: false,
    }));

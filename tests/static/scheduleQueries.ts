import { timeOfJob, timeOfWeek, timesheetOf, timesheetsOfWeek } from '@/domain/hours/queries';
import { unstoredJobsWithin } from '@/domain/job/queries';
import { odometersOf } from '@/domain/mileage/queries';
import {
  aheadOfTechnician,
  holidaysFrom,
  reachingInto,
  scheduleOfNobody,
  scheduleOfResources,
  scheduleOfRows,
  scheduleOfTechnicians,
  visitsAhead,
  occurrencesOf,
  scheduleOfTechnician,
  scheduleWithin,
  visitsOfCustomer,
  visitsOfJobId,
  visitsOnDay,
} from '@/domain/scheduling/queries';
import { ask } from './asked';

const SPAN = { startsAt: '2026-01-12T05:00:00.000Z', endsAt: '2026-01-13T05:00:00.000Z' };

/** The part of `QUERY_FUNCTIONS` that reads the board, people's days and their hours. */
export const SCHEDULE_QUERIES = {
  scheduleWithin: ask('schedule', scheduleWithin(SPAN)),
  reachingInto: ask('schedule', reachingInto(SPAN.startsAt)),
  scheduleOfTechnicians: ask('schedule', scheduleOfTechnicians(['x'], SPAN)),
  scheduleOfResources: ask('schedule', scheduleOfResources(['x'], SPAN)),
  scheduleOfRows: ask('schedule', scheduleOfRows(['x'], SPAN), scheduleOfRows(['resource:x'], SPAN)),
  odometersOf: ask('odometers', odometersOf('t', { first: '2026-01-01', last: '2026-01-31' })),
  scheduleOfNobody: ask('schedule', scheduleOfNobody(SPAN)),
  visitsAhead: ask('schedule', visitsAhead(SPAN)),
  unstoredJobsWithin: ask('jobs', unstoredJobsWithin(SPAN)),
  scheduleOfTechnician: ask('schedule', scheduleOfTechnician('x', SPAN)),
  visitsOfCustomer: ask('schedule', visitsOfCustomer('x')),
  visitsOfJobId: ask('schedule', visitsOfJobId('x')),
  aheadOfTechnician: ask('schedule', aheadOfTechnician('x', SPAN.startsAt)),
  holidaysFrom: ask('schedule', holidaysFrom(SPAN)),
  visitsOnDay: ask('schedule', visitsOnDay(SPAN)),
  occurrencesOf: ask('schedule', occurrencesOf('x', '2026-01-12')),
  timeOfWeek: ask('timeEntries', timeOfWeek('t', '2026-01-12'), timeOfWeek('t', '2026-01-12', { accountUid: 'u' })),
  timesheetsOfWeek: ask('timesheets', timesheetsOfWeek('2026-01-12')),
  timesheetOf: ask('timesheets', timesheetOf('t', '2026-01-12'), timesheetOf('t', '2026-01-12', { accountUid: 'u' })),
  timeOfJob: ask('timeEntries', timeOfJob('x'), timeOfJob('x', { accountUid: 'u' })),
};

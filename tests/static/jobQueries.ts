import {
  childJobs,
  jobsToPlan,
  jobsWithin,
  jobsByCustomer,
  jobsByCustomerName,
  jobsFinishedAbout,
  jobsFinishedBefore,
  lastJobsOfCustomer,
  jobsByNumber,
  jobsList,
  technicianDay,
  technicianDays,
  todaysJobs,
} from '@/domain/job/queries';
import { ANY_JOB, filteredJobs, JOB_VIEWS, jobCount, lateJobCounts } from '@/domain/job/filters';
import { ask, type Asked } from './asked';
import { DIRECTIONS, NOW, UNITS, ZONE } from './askedWith';

const OF_A_KIND = { type: 'service', source: 's' } as const;
const UNIT_JOB = { ...ANY_JOB, unit: 'u' } as const;
const NARROWED_JOB = {
  ...ANY_JOB,
  progress: 'scheduled',
  technicianId: 't',
  priority: 'high',
  unit: 'u',
  ...OF_A_KIND,
} as const;

export const JOB_QUERIES: Record<string, Asked[]> = {
  todaysJobs: ask('jobs', todaysJobs(ZONE, NOW)),
  jobsList: ask('jobs', jobsList()),
  jobsByCustomer: ask('jobs', jobsByCustomer('x')),
  lastJobsOfCustomer: ask('jobs', lastJobsOfCustomer('x', 3)),
  jobsFinishedBefore: ask('jobs', jobsFinishedBefore(NOW.toISOString())),
  jobsFinishedAbout: ask('jobs', jobsFinishedAbout({ startsAt: NOW.toISOString(), endsAt: NOW.toISOString() })),
  technicianDay: ask('jobs', technicianDay('t', ZONE, NOW)),
  technicianDays: ask('jobs', technicianDays('t', ZONE, NOW, 3)),
  filteredJobs: ask(
    'jobs',
    ...JOB_VIEWS.flatMap((view) =>
      [ANY_JOB, UNIT_JOB, NARROWED_JOB].flatMap((narrowed) =>
        (view === 'today' ? DIRECTIONS.slice(0, 1) : DIRECTIONS).map((direction) =>
          filteredJobs({ view, ...narrowed }, ZONE, NOW, direction),
        ),
      ),
    ),
  ),
  jobCount: ask(
    'jobs',
    ...(['upcoming', 'today', 'unscheduled', 'needs-invoicing'] as const).flatMap((view) =>
      UNITS.map((unit) => jobCount(view, ZONE, NOW, unit)),
    ),
  ),
  lateJobCounts: ask('jobs', ...UNITS.flatMap((unit) => lateJobCounts(NOW, unit))),
  jobsByNumber: ask('jobs', jobsByNumber('26-K')),
  jobsByCustomerName: ask('jobs', jobsByCustomerName('ada')),
  jobsToPlan: ask('jobs', jobsToPlan('on-hold', 20)),
  jobsWithin: ask('jobs', jobsWithin({ startsAt: NOW.toISOString(), endsAt: NOW.toISOString() })),
  childJobs: ask('jobs', childJobs('x')),
};

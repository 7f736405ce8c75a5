import { defineReaction, type Reaction } from '../platform/reaction';
import { eitherOf, hasChanged, type Versions } from '../platform/recordChange';
import { stableJson } from '@/lib/stableJson';
import { countRecord } from './countRecord';
import type { CountedKind } from './readCounts';

/** The fields that a record's count depends on: changes to other fields trigger no reads or writes. */
const TELLING: Record<CountedKind, readonly string[]> = {
  jobs: [
    'progress',
    'progressLog',
    'type',
    'parentJobId',
    'technicianIds',
    'checklist',
    'scheduledTime',
    'arrivalWindowEnd',
    'hasStoredVisits',
  ],
  schedule: ['kind', 'placement', 'log'],
  timeEntries: ['technicianId', 'accountUid', 'source', 'startsAt', 'endsAt'],
};

/** Whether anything that counts has happened: planning alone doesn't. */
const HAS_COUNTED: Record<CountedKind, (data: Record<string, unknown>) => boolean> = {
  jobs: ({ progress, type }) => type === 'callback' || !['unscheduled', 'scheduled'].includes(String(progress)),
  schedule: ({ log }) => Array.isArray(log) && stableJson(log).includes('"on-site"'),
  timeEntries: ({ endsAt }) => endsAt !== '',
};

/** Whether a write may change the record's count. */
export const isTelling = (kind: CountedKind, change: Versions): boolean =>
  hasChanged(change, TELLING[kind]) && eitherOf(change, HAS_COUNTED[kind]);

const countOn = <K extends CountedKind>(name: string, kind: K): Reaction<K> =>
  defineReaction(
    name,
    kind,
    (deps, { params: { companyId = '', id = '' } }) => countRecord(deps, { companyId, kind, id }),
    { concerns: (change) => isTelling(kind, change) },
  );

export const countOnJob = countOn('countOnJob', 'jobs');
export const countOnVisit = countOn('countOnVisit', 'schedule');
export const countOnTime = countOn('countOnTime', 'timeEntries');

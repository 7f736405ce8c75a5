import type { ListQuery } from '../record/listQuery';

/**
 * The jobs that are late at an instant, as `isLate` has it, in two queries that are counted together: those whose promised
 * window is over, and those without a window whose time has come.
 */
export const lateJobs = (nowIso: string): readonly [ListQuery, ListQuery] => [
  {
    where: [
      { field: 'progress', operator: '==', value: 'scheduled' },
      { field: 'arrivalWindowEnd', operator: '>', value: '' },
      { field: 'arrivalWindowEnd', operator: '<', value: nowIso },
    ],
    orderBy: [{ field: 'arrivalWindowEnd', direction: 'asc' }],
  },
  {
    where: [
      { field: 'progress', operator: '==', value: 'scheduled' },
      { field: 'arrivalWindowEnd', operator: '==', value: '' },
      { field: 'scheduledTime', operator: '<', value: nowIso },
    ],
    orderBy: [{ field: 'scheduledTime', direction: 'asc' }],
  },
];

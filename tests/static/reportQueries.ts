import {
  earningsOfJob,
  openEarnings,
  ownOpenEarnings,
  ownStatements,
  payPlans,
  statementsSince,
} from '@/domain/commission/queries';
import { closedPeriods, timesheetsOfWeeks } from '@/domain/hours/payWeeks';
import { monthsBetween } from '@/domain/ledger/months';
import { unitsBehind, type Units } from '@/domain/equipment/unitsBehind';
import { ledgerWithinDays, marksBehind, sumsWithin } from '@/domain/report/queries';
import { stockParts } from '@/domain/report/stock';
import { ask } from './asked';

const UNITS: readonly Units[] = [
  { kind: 'age', type: null, band: '5-9' },
  { kind: 'age', type: 'furnace', band: '15' },
  { kind: 'age', type: 'furnace', band: 'unknown' },
  { kind: 'age', type: 'furnace', band: null },
  { kind: 'past-life', type: 'furnace' },
  { kind: 'past-life', type: null },
  { kind: 'refrigerant', names: ['R-22', 'r22'] },
  { kind: 'refrigerant', names: [] },
  { kind: 'warranty', from: '2026-11', to: '2027-01' },
];
const REPORT_RANGE = { from: '2026-01', to: '2026-03' };

/** The part of `QUERY_FUNCTIONS` that reads reports' totals and paid weeks. */
export const REPORT_QUERIES = {
  openEarnings: ask('earnings', openEarnings()),
  ownOpenEarnings: ask('earnings', ownOpenEarnings('u1')),
  earningsOfJob: ask('earnings', earningsOfJob('j1'), earningsOfJob('j1', { accountUid: 'u1' })),
  statementsSince: ask('payStatements', statementsSince('2026-01-12')),
  ownStatements: ask('payStatements', ownStatements('u1')),
  payPlans: ask('payPlans', payPlans()),
  closedPeriods: ask('payPeriods', closedPeriods()),
  timesheetsOfWeeks: ask('timesheets', timesheetsOfWeeks(['2026-01-12'])),
  sumsWithin: (['reportMonths', 'ledgerMonths', 'leadMonths', 'agreementMonths'] as const).flatMap((name) =>
    ask(name, sumsWithin(REPORT_RANGE)),
  ),
  stockParts: ask('reportMonths', stockParts()),
  unitsBehind: UNITS.flatMap((units) => ask('equipment', unitsBehind(units, '2026-11-29').query)),
  marksBehind: ask(
    'reportMarks',
    marksBehind(REPORT_RANGE, 'all', ['jobs']),
    marksBehind(REPORT_RANGE, 'kind:x', ['jobs']),
  ),
  ledgerWithinDays: ask('ledger', ledgerWithinDays(REPORT_RANGE), ledgerWithinDays(REPORT_RANGE, 'unit')),
  monthsBetween: ask('ledgerMonths', monthsBetween('2026-01', '2026-03')),
};

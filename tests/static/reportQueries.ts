import { closedPeriods, timesheetsOfWeeks } from '@/domain/hours/payWeeks';
import { monthsBetween } from '@/domain/ledger/months';
import { ledgerWithinDays, marksBehind, sumsWithin } from '@/domain/report/queries';
import { ask } from './asked';

const REPORT_RANGE = { from: '2026-01', to: '2026-03' };

/** The part of `QUERY_FUNCTIONS` that reads the sums of reports and the weeks that are paid. */
export const REPORT_QUERIES = {
  closedPeriods: ask('payPeriods', closedPeriods()),
  timesheetsOfWeeks: ask('timesheets', timesheetsOfWeeks(['2026-01-12'])),
  sumsWithin: (['reportMonths', 'ledgerMonths', 'leadMonths', 'agreementMonths'] as const).flatMap((name) =>
    ask(name, sumsWithin(REPORT_RANGE)),
  ),
  marksBehind: ask(
    'reportMarks',
    marksBehind(REPORT_RANGE, 'all', ['jobs']),
    marksBehind(REPORT_RANGE, 'kind:x', ['jobs']),
  ),
  ledgerWithinDays: ask('ledger', ledgerWithinDays(REPORT_RANGE)),
  monthsBetween: ask('ledgerMonths', monthsBetween('2026-01', '2026-03')),
};

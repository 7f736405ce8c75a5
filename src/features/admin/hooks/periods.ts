import type { PeriodOption } from '@/ui/table/periodOptions';

/** How far back a log is shown. */
export const PERIODS: PeriodOption[] = [
  { value: '1', label: 'Since yesterday' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last 12 months' },
];

import type { PeriodOption } from '@/ui/table/periodOptions';

/** Period options for the logs. */
export const PERIODS: PeriodOption[] = [
  { value: '1', label: 'Since yesterday' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last 12 months' },
];

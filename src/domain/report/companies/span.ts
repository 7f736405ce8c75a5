import { addMonths } from '@/lib/calendar';
import { chosenRange, monthsIn, rangeOf, type Comparison, type MonthRange, type RangeName } from '../range';

/** The maximum number of documents a report reads, however many companies it covers. */
const DOCUMENTS = 100;
/** Read per company: the user's role there, its name, its currency, and its receivables. */
const BESIDE_MONTHS = 4;

type Asked = {
  range: RangeName | 'custom';
  from?: string | undefined;
  to?: string | undefined;
  comparison: Comparison;
};

/**
 * Returns the months shown for a company whose day is `today` (YYYY-MM-DD) when `count` companies are shown side by side: only the last
 * ones, if all would be too many.
 */
export function spanOf(
  { range, from, to, comparison }: Asked,
  { today, count }: { today: string; count: number },
): { range: MonthRange; comparison: Comparison } {
  const isChosen = range === 'custom' && from !== undefined && to !== undefined;
  const asked = isChosen ? chosenRange(from, to) : rangeOf(range === 'custom' ? 'last-12' : range, today);
  const months = Math.floor(DOCUMENTS / Math.max(count, 1)) - BESIDE_MONTHS;
  const isCompared = comparison !== 'none' && months >= 2;
  const most = Math.max(1, isCompared ? Math.floor(months / 2) : months);
  const isTooLong = monthsIn(asked).length > most;
  return {
    range: isTooLong ? { from: addMonths(asked.to, 1 - most), to: asked.to } : asked,
    comparison: isCompared ? comparison : 'none',
  };
}

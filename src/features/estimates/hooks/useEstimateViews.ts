import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { COUNT_LIMIT, countText, useCount } from '@/data/react/useCount';
import { ESTIMATE_STATUS_LABELS, type EstimateStatus } from '@/domain/billing/estimateState';
import { isUnitCounted } from '@/domain/business-unit/choice';
import { estimateCount, STATUS_FILTERS, type EstimateView } from '@/domain/estimate/queries';
import type { BuiltInViews } from '@/entities/record/ListViews';

const NO_FILTER = [] as const;

/** Link targets of the start page's figures. Listed as views only while open, since they add little to the statuses. */
const FIGURES: Partial<Record<EstimateView, string>> = { waiting: 'Awaiting approval', booked: 'Booked this month' };

/** Returns the estimate list's views: each status, with counts for those that need action, for one business unit or all. */
export function useEstimateViews(
  view: EstimateView,
  { today, unit }: { today: string; unit: string },
  onChange: (view: string) => void,
): BuiltInViews {
  const asked = useMemo(
    () => ({
      draft: estimateCount('draft', today, unit).where ?? NO_FILTER,
      sent: estimateCount('sent', today, unit).where ?? NO_FILTER,
      overdue: estimateCount('overdue', today, unit).where ?? NO_FILTER,
      asked: estimateCount('changes-requested', today, unit).where ?? NO_FILTER,
      approved: estimateCount('approved', today, unit).where ?? NO_FILTER,
    }),
    [today, unit],
  );
  const isEnabled = isUnitCounted(unit);
  const sent = useCount(collections.estimates, asked.sent, { isEnabled });
  const overdue = useCount(collections.estimates, asked.overdue, { isEnabled });
  const counts: Partial<Record<EstimateStatus, string>> = {
    draft: countText(useCount(collections.estimates, asked.draft, { isEnabled })),
    // A capped count isn't exact, so nothing is subtracted from it.
    sent: countText(
      sent === undefined || overdue === undefined ? undefined : sent >= COUNT_LIMIT ? sent : sent - overdue,
    ),
    'changes-requested': countText(useCount(collections.estimates, asked.asked, { isEnabled })),
    approved: countText(useCount(collections.estimates, asked.approved, { isEnabled })),
  };
  return {
    options: [
      { value: '', label: 'All' },
      ...(FIGURES[view] === undefined ? [] : [{ value: view, label: FIGURES[view] }]),
      ...STATUS_FILTERS.map((value) => ({
        value,
        label: ESTIMATE_STATUS_LABELS[value],
        count: counts[value],
      })),
    ],
    value: view,
    onChange,
  };
}

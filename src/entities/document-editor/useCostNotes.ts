import { useMemo } from 'react';
import { useCan } from '@/data/react/useCan';
import type { DocumentLine } from '@/domain/billing/schema';
import { isCostStale } from '@/domain/pricebook/price';
import { useToday } from '../company/useToday';
import { usePricebookRows } from '../pricebook/usePricebookRows';
import { usePricebookSettings } from '../pricebook/usePricebookSettings';
import { formatDate } from '@/ui/format/dateTime';

const NONE: readonly string[] = [];

/**
 * Returns a function that notes when a line's pricebook cost hasn't been checked for longer than the company allows. A cost typed on the
 * line itself gets no note. Without `maySeeCosts`, nothing is read or noted.
 */
export function useCostNotes(lines: readonly DocumentLine[], maySeeCosts: boolean): (line: DocumentLine) => string {
  const can = useCan();
  const today = useToday();
  const { settings } = usePricebookSettings();
  const isOn = maySeeCosts && can('read', 'pricebook');
  const ids = isOn ? [...new Set(lines.map(({ pricebookItemId }) => pricebookItemId).filter((id) => id !== ''))] : NONE;
  const rows = usePricebookRows(ids);
  return useMemo(
    () =>
      ({ pricebookItemId, unitCostCents }) => {
        const row = rows.get(pricebookItemId);
        if (!row || row.costCents !== unitCostCents || !isCostStale(row, today, settings.staleAfterDays)) return '';
        return row.costCheckedOn === ''
          ? 'Cost never checked'
          : `Cost last checked ${formatDate(row.costCheckedOn, 'UTC')}`;
      },
    [rows, today, settings.staleAfterDays],
  );
}

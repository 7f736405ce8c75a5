import { medianMinutes, costPer } from '@/domain/lead/months';
import { waitText } from '@/domain/lead/words';
import { formatMoney } from '@/ui/format/money';
import { FigureTable } from '@/ui/table/FigureTable';
import { type SourceSums, percent, moneyOr } from './reportFigures';

const COLUMNS = [
  'Source',
  'Leads',
  'Duplicates',
  'Booked',
  'Won',
  'Median answer',
  'Cost',
  'Per lead',
  'Per booked job',
].map((label) => ({ label }));

/** Shows the outcomes of the leads by source. */
export function LeadSourceTable({ sources }: { sources: readonly SourceSums[] }) {
  return (
    <FigureTable
      caption="Leads by source"
      minWidth={640}
      columns={COLUMNS}
      rows={sources.map((source) => {
        const wait = medianMinutes(source);
        return {
          id: source.id,
          cells: [
            source.name,
            source.received,
            source.duplicates,
            `${String(source.booked)} (${percent(source.booked, source.received)})`,
            source.won,
            wait === null ? '–' : waitText(wait),
            formatMoney(source.costCents),
            moneyOr(costPer(source.costCents, source.received)),
            moneyOr(costPer(source.costCents, source.booked)),
          ],
        };
      })}
    />
  );
}

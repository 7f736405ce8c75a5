import {
  FEE_KIND_LABELS,
  scheduledCents,
  type Fee,
  type ScheduleOfValuesLine,
} from '@/domain/contract/record/scheduleOfValues';
import type { PriceType } from '@/domain/contract/record/state';
import { formatQuantity, formatRate } from '@/domain/money/format';
import { formatMoney } from '@/ui/format/money';
import { FigureTable } from '@/ui/table/FigureTable';

/** Includes what was billed before a contract was taken over. */
type Line = ScheduleOfValuesLine & { previousCents?: number };

const feeText = ({ kind, ppm }: Fee): string =>
  kind === 'percent' ? `Fee: ${formatRate(ppm)} of the cost` : FEE_KIND_LABELS.fixed;

const quantityOf = ({ quantityE4, unit, unitPriceCents }: ScheduleOfValuesLine): string =>
  quantityE4 === null || unitPriceCents === null
    ? ''
    : `${[formatQuantity(quantityE4), unit].filter(Boolean).join(' ')} × ${formatMoney(unitPriceCents)}`;

/** Shows a read-only schedule of values: each part's value, with its own quantity, retainage, or fee if it has one. */
export function ScheduleTable({ lines, priceType }: { lines: readonly Line[]; priceType: PriceType }) {
  const hasUnits = priceType === 'unit';
  return (
    <FigureTable
      caption="Schedule of values"
      columns={[
        { label: 'Item', isText: true },
        { label: 'Description', isText: true },
        { label: 'Cost code', isText: true, isOnWideOnly: true },
        ...(hasUnits ? [{ label: 'Quantity' }] : []),
        { label: 'Value' },
      ]}
      rows={[
        { id: 'sum', cells: ['Contract sum', formatMoney(scheduledCents(lines))], isSum: true },
        ...lines.map((line) => ({
          id: line.id,
          cells: [
            line.item,
            [
              line.description,
              line.fee && feeText(line.fee),
              line.retainagePpm !== null && `Retainage ${formatRate(line.retainagePpm)}`,
              (line.previousCents ?? 0) > 0 && `${formatMoney(line.previousCents ?? 0)} billed before`,
            ]
              .filter(Boolean)
              .join(' · '),
            line.costCode,
            ...(hasUnits ? [quantityOf(line)] : []),
            formatMoney(line.scheduledValueCents),
          ],
        })),
      ]}
    />
  );
}

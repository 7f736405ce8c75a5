import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { CalculationCard, CalculationCustomer } from '@/entities/calculation/CalculationCard';
import { CalculationMenu } from '@/entities/calculation/CalculationMenu';
import type { Units } from '@/entities/calculation/useUnits';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import { PLUMBING_PLACE } from '../../plumbingPlace';
import { SettledBadge } from './SettledBadge';

type Shown = Pick<Units, 'show'>;

const orDash = (value: number, text: string): string => (value === 0 ? '–' : text);

/** Columns of the plumbing calculation list. */
export const plumbingColumns = (timeZone: string, { show }: Shown): DataColumn<Stored<PlumbingCalc>>[] => [
  { id: 'title', header: 'Calculation', isSortable: true, cell: ({ title }) => <span title={title}>{title}</span> },
  {
    id: 'customer',
    header: 'Customer',
    cell: (record) => <CalculationCustomer {...record} />,
  },
  { id: 'number', header: 'Number', width: 110, isSecondary: true, cell: ({ number }) => number },
  { id: 'code', header: 'Code', width: 76, isSecondary: true, cell: ({ codeName }) => codeName },
  {
    id: 'water',
    header: 'Water',
    width: 100,
    align: 'end',
    cell: ({ totals }) => (
      <span className="tabular">{orDash(totals.demandGpm, show(totals.demandGpm, 'waterFlow'))}</span>
    ),
  },
  {
    id: 'drainage',
    header: 'Drainage',
    width: 96,
    align: 'end',
    isSecondary: true,
    cell: ({ totals }) => <span className="tabular">{orDash(totals.dfu, `${totals.dfu} DFU`)}</span>,
  },
  {
    id: 'gas',
    header: 'Gas',
    width: 100,
    align: 'end',
    isSecondary: true,
    cell: ({ totals }) => <span className="tabular">{orDash(totals.gasCfh, show(totals.gasCfh, 'gasFlow'))}</span>,
  },
  {
    id: 'totals.problems',
    header: 'State',
    width: 140,
    isSortable: true,
    cell: (record) => <SettledBadge totals={record.totals} />,
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    width: 104,
    isSortable: true,
    isSecondary: true,
    cell: ({ updatedAt }) => formatShortDate(updatedAt, timeZone),
  },
  { id: 'menu', header: '', width: 52, cell: (record) => <CalculationMenu place={PLUMBING_PLACE} project={record} /> },
];

/** Shows a calculation in the list on a phone. */
export function PlumbingCard({ record, show }: { record: Stored<PlumbingCalc> } & Shown) {
  const { title, customerName, number, address, codeName, totals } = record;
  return (
    <CalculationCard
      title={title}
      badge={<SettledBadge totals={totals} />}
      lines={[
        [customerName, number, address],
        [
          codeName,
          totals.demandGpm > 0 ? show(totals.demandGpm, 'waterFlow') : '',
          totals.dfu > 0 ? `${totals.dfu} DFU` : '',
          totals.gasCfh > 0 ? show(totals.gasCfh, 'gasFlow') : '',
        ],
      ]}
    />
  );
}

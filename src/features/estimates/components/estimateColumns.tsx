import { formatCents } from '@/domain/money/format';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { EstimateBadge } from '@/entities/estimate/EstimateBadge';
import { isolated } from '@/lib/isolated';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import classes from './estimate.module.css';

const totalText = ({ totalCents, document }: Estimate): string =>
  formatCents(totalCents, { currency: document.currency });

/** Columns of the estimate list. */
export const estimateColumns = (timeZone: string, today: string): DataColumn<Stored<Estimate>>[] => [
  {
    id: 'number',
    header: 'Number',
    width: 132,
    isMain: true,
    isSortable: true,
    cell: ({ number, revisionNumber }) => (
      <>
        {number}
        {revisionNumber > 1 && <span className={classes['dimmed']}> rev. {revisionNumber}</span>}
      </>
    ),
  },
  { id: 'title', header: 'Title', cell: ({ title }) => <span title={title}>{title}</span> },
  {
    id: 'customerSortName',
    header: 'Customer',
    isSortable: true,
    cell: ({ customerName, propertyAddress }) => (
      <>
        {isolated(customerName)} <span className={classes['dimmed']}>{propertyAddress}</span>
      </>
    ),
  },
  { id: 'total', header: 'Total', width: 108, align: 'end', cell: totalText },
  {
    id: 'status',
    header: 'Status',
    width: 164,
    cell: (estimate) => <EstimateBadge estimate={estimate} today={today} />,
  },
  {
    id: 'validUntil',
    header: 'Valid until',
    width: 92,
    isSecondary: true,
    cell: ({ validUntil }) => formatShortDate(validUntil, timeZone) || '–',
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    width: 92,
    isSortable: true,
    isSecondary: true,
    cell: ({ updatedAt }) => formatShortDate(updatedAt, timeZone),
  },
];

/** An estimate in the phone list. */
export function EstimateCard({ estimate, today }: { estimate: Stored<Estimate>; today: string }) {
  return (
    <div className={classes['card']}>
      <div className={classes['top']}>
        <span className={classes['line']}>{estimate.number}</span>
        <EstimateBadge estimate={estimate} today={today} />
      </div>
      <div className={classes['top']}>
        <span className={classes['name']}>{estimate.title}</span>
        <strong>{totalText(estimate)}</strong>
      </div>
      <div className={classes['line']}>{estimate.customerName}</div>
    </div>
  );
}

import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import { FindingBadge, SeverityBadge } from './FindingBadge';
import classes from './finding.module.css';

/** Returns the columns of the list of findings. */
export const findingColumns = (timeZone: string): DataColumn<Stored<Finding>>[] => [
  {
    id: 'title',
    header: 'Finding',
    isMain: true,
    cell: ({ title }) => <span title={title}>{title}</span>,
  },
  { id: 'severity', header: 'Severity', width: 120, cell: ({ severity }) => <SeverityBadge severity={severity} /> },
  { id: 'state', header: 'State', width: 170, cell: ({ state }) => <FindingBadge state={state} /> },
  { id: 'customer', header: 'Customer', width: 180, cell: ({ customerName }) => customerName },
  { id: 'unit', header: 'Unit', width: 200, isSecondary: true, cell: ({ unitName }) => unitName },
  {
    id: 'raisedAt',
    header: 'Found',
    width: 110,
    isSortable: true,
    cell: ({ raisedAt }) => formatShortDate(raisedAt, timeZone),
  },
  {
    id: 'declinedAt',
    header: 'Declined',
    width: 110,
    isHiddenAtFirst: true,
    cell: ({ declinedAt }) => (declinedAt === '' ? '' : formatShortDate(declinedAt, timeZone)),
  },
  {
    id: 'dueOn',
    header: 'Put right by',
    width: 120,
    isHiddenAtFirst: true,
    cell: ({ dueOn }) => (dueOn === '' ? '' : formatShortDate(dueOn, timeZone)),
  },
  { id: 'number', header: 'Number', width: 110, isHiddenAtFirst: true, cell: ({ number }) => number },
];

/** Renders a finding in the list on phones. */
export function FindingCard({ finding, timeZone }: { finding: Stored<Finding>; timeZone: string }) {
  const { title, customerName, unitName, severity, state, raisedAt } = finding;
  return (
    <div className={classes['card']}>
      <div className={classes['name']}>{title}</div>
      <div className={classes['badges']}>
        <SeverityBadge severity={severity} />
        <FindingBadge state={state} />
      </div>
      <div className={classes['second']}>
        {[customerName, unitName, formatShortDate(raisedAt, timeZone)].filter(Boolean).join(' · ')}
      </div>
    </div>
  );
}

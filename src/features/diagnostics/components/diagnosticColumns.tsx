import { Group } from '@mantine/core';
import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import classes from './diagnostics.module.css';
import { VerdictBadge } from '@/entities/diagnostic/VerdictBadge';

/** Columns of the list of readings. */
export const diagnosticColumns = (timeZone: string): DataColumn<Stored<Diagnostic>>[] => [
  {
    id: 'measuredAt',
    header: 'Measured',
    width: 110,
    isSortable: true,
    cell: ({ measuredAt }) => formatShortDate(measuredAt, timeZone),
  },
  { id: 'kind', header: 'Readings', width: 230, cell: ({ kind }) => PROCEDURE_TITLES[kind] },
  { id: 'verdict', header: 'Verdict', width: 120, cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
  { id: 'summary', header: 'First cause', cell: ({ summary }) => <span title={summary}>{summary}</span> },
  {
    id: 'unit',
    header: 'Unit',
    cell: ({ unitName, customerName }) => (
      <>
        {unitName || customerName || '–'} {unitName !== '' && <span className={classes['second']}>{customerName}</span>}
      </>
    ),
  },
  { id: 'technician', header: 'By', width: 140, isSecondary: true, cell: ({ technicianName }) => technicianName },
  { id: 'number', header: 'Number', width: 110, isSecondary: true, cell: ({ number }) => number },
];

/** A set of readings in the phone list. */
export function DiagnosticCard({ record, timeZone }: { record: Stored<Diagnostic>; timeZone: string }) {
  return (
    <div className={classes['card']}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <span className={classes['name']}>{PROCEDURE_TITLES[record.kind]}</span>
        <VerdictBadge verdict={record.verdict} />
      </Group>
      <div className={classes['second']}>{record.summary}</div>
      <div className={classes['second']}>
        {[record.unitName, record.customerName, formatShortDate(record.measuredAt, timeZone)]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </div>
  );
}

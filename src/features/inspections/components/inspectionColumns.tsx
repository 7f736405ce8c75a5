import { Group } from '@mantine/core';
import { assessInspection } from '@/domain/inspection/assess';
import { readForm } from '@/domain/inspection/form';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { InspectionBadge } from '@/entities/inspection/InspectionBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import classes from './inspections.module.css';

/** Summarizes a row's results: the score and failures, or the progress. */
function standingOf({ state, form, units, answers, score, summary }: Stored<Inspection>): string {
  if (state !== 'in-progress') return [score === null ? '' : `${score}%`, summary].filter(Boolean).join(' · ');
  const { answeredCount, slots } = assessInspection({ form: readForm(form), units: readUnits(units), answers });
  return `${answeredCount} of ${slots.length} answered`;
}

/** Columns of the inspection list. */
export const inspectionColumns = (timeZone: string): DataColumn<Stored<Inspection>>[] => [
  {
    id: 'title',
    header: 'Inspection',
    isMain: true,
    width: 260,
    cell: ({ title, previousId }) => (
      <>
        {title} {previousId !== '' && <span className={classes['second']}>again</span>}
      </>
    ),
  },
  { id: 'state', header: 'State', width: 130, cell: ({ state }) => <InspectionBadge state={state} /> },
  {
    id: 'result',
    header: 'Result',
    cell: (record) => <span title={standingOf(record)}>{standingOf(record)}</span>,
  },
  { id: 'customer', header: 'Customer', cell: ({ customerName }) => customerName || '–' },
  { id: 'property', header: 'Property', isHiddenAtFirst: true, cell: ({ propertyAddress }) => propertyAddress },
  {
    id: 'startedAt',
    header: 'Started',
    width: 110,
    isSortable: true,
    cell: ({ startedAt }) => formatShortDate(startedAt, timeZone),
  },
  { id: 'inspector', header: 'By', width: 140, isSecondary: true, cell: ({ inspectorName }) => inspectorName },
  { id: 'number', header: 'Number', width: 110, isSecondary: true, cell: ({ number }) => number },
];

/** An inspection in the phone list. */
export function InspectionCard({ record, timeZone }: { record: Stored<Inspection>; timeZone: string }) {
  return (
    <div className={classes['card']}>
      <Group gap="xs" justify="space-between">
        <span className={classes['name']}>{record.title}</span>
        <InspectionBadge state={record.state} />
      </Group>
      <div className={classes['second']}>{standingOf(record)}</div>
      <div className={classes['second']}>
        {[record.customerName, formatShortDate(record.startedAt, timeZone)].filter(Boolean).join(' · ')}
      </div>
    </div>
  );
}

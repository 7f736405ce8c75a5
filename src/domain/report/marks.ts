import { paths } from '@/lib/paths';
import type { Field, ReportMark } from './cells';
import type { Unit } from './model';
import { within, type MonthRange } from './range';

/** Returns a record's part of a figure: one field of one cell in a range. */
export const fieldValue = (
  { contributions }: Pick<ReportMark, 'contributions'>,
  { range, cell, field }: { range: MonthRange; cell: string; field: Field },
): number => within(contributions, range).reduce((sum, { cells }) => sum + (cells[cell]?.[field] ?? 0), 0);

const LABELS: Partial<Record<Field, string>> = {
  salesCents: 'Sales',
  jobs: 'Finished',
  priceCents: 'Price',
  costCents: 'Parts',
  laborMinutes: 'Hours on it',
  soldMinutes: 'Hours sold',
  unbilled: 'Not billed',
  arrivals: 'Arrivals',
  onTime: 'On time',
  callbacks: 'Callbacks',
  paidMinutes: 'Hours paid',
  sent: 'Sent',
  won: 'Won',
  lost: 'Lost',
  units: 'Units',
  mileTenths: 'Miles',
  odometerTenths: 'By odometer',
  drivingDays: 'Days',
  unknownDrives: 'Drives of unknown length',
};

export const fieldLabel = (field: Field): string => LABELS[field] ?? 'Answered';

export const fieldUnit = (field: Field): Unit =>
  field.endsWith('Cents')
    ? 'money'
    : field.endsWith('Minutes')
      ? 'minutes'
      : field.endsWith('Tenths')
        ? 'miles'
        : 'count';

/** Collections that the reports count by month. A job is counted with its invoices, time and visits. */
export const REPORTED_WORK = ['jobs', 'invoices', 'estimates', 'timesheets'] as const;
/** Everything they count: work, and the existing equipment. */
export const REPORTED = [...REPORTED_WORK, 'equipment'] as const;
export type Reported = (typeof REPORTED)[number];
/** Everything with a mark: the records of these collections, and someone's driving on a day, which isn't a record. */
const MARKED = [...REPORTED, 'drives'] as const;
export type Marked = (typeof MARKED)[number];

/** Returns the id of someone's day of driving among the marks. */
export const drivesId = (technicianId: string, date: string): string => `${technicianId}_${date}`;
/** Returns who drove, and on which day (YYYY-MM-DD). */
export const drivesOf = (id: string): { technicianId: string; date: string } => ({
  technicianId: id.slice(0, -'_YYYY-MM-DD'.length),
  date: id.slice(-'YYYY-MM-DD'.length),
});

export const markIdOf = (kind: Marked, id: string): string => `${kind}-${id}`;

/** Returns the record that a mark belongs to; null if the name isn't a mark's. */
export function recordOfMark(markId: string): { kind: Marked; id: string } | null {
  const kind = MARKED.find((one) => markId.startsWith(`${one}-`));
  return kind ? { kind, id: markId.slice(kind.length + 1) } : null;
}

/** Returns the path of a mark's record. */
export function recordPath(markId: string): string {
  const { kind, id } = recordOfMark(markId) ?? { kind: 'invoices', id: markId };
  switch (kind) {
    case 'jobs':
      return paths.jobDetails(id);
    case 'estimates':
      return paths.estimateView(id);
    case 'timesheets': {
      const [technicianId = '', week = ''] = id.split('_');
      return paths.hoursOf(technicianId, week);
    }
    case 'drives': {
      const { technicianId, date } = drivesOf(id);
      return paths.mileageOf(technicianId, date.slice(0, 7));
    }
    case 'invoices':
      return paths.invoice(id);
    case 'equipment':
      return paths.report('equipment');
  }
}

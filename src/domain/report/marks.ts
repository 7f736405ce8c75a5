import { paths } from '@/lib/paths';
import type { Field, ReportMark } from './cells';
import type { Unit } from './model';
import type { MonthRange } from './range';

/** What a record adds to a figure: one field of one cell in a range. */
export const fieldValue = (
  { contributions }: Pick<ReportMark, 'contributions'>,
  { range, cell, field }: { range: MonthRange; cell: string; field: Field },
): number =>
  contributions
    .filter(({ month }) => month >= range.from && month <= range.to)
    .reduce((sum, { cells }) => sum + (cells[cell]?.[field] ?? 0), 0);

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
};

export const fieldLabel = (field: Field): string => LABELS[field] ?? 'Answered';

export const fieldUnit = (field: Field): Unit =>
  field.endsWith('Cents') ? 'money' : field.endsWith('Minutes') ? 'minutes' : 'count';

/** Where the record of a mark is shown. */
export function recordPath(markId: string): string {
  const [kind = '', ...rest] = markId.split('-');
  const id = rest.join('-');
  if (kind === 'jobs') return paths.jobDetails(id);
  if (kind === 'estimates') return paths.estimateView(id);
  if (kind === 'timesheets') {
    const [technicianId = '', week = ''] = id.split('_');
    return `${paths.hours}?technician=${encodeURIComponent(technicianId)}&week=${encodeURIComponent(week)}`;
  }
  return paths.invoice(id);
}

import { minutesOfLine, totalsByTechnician, type PayLine } from '@/domain/hours/payPeriod';
import { paths } from '@/lib/paths';
import { formatDuration } from '@/ui/format/quantities';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';

const COLUMNS = [
  { label: 'Technician' },
  { label: 'Week of', isText: true },
  { label: 'Regular' },
  { label: 'Overtime' },
  { label: 'Double time' },
  { label: 'Total' },
];

/** Formats minutes; an overpayment is negative, such as `−1 h 30 min`. */
const time = (minutes: number): string =>
  minutes === 0 ? '–' : `${minutes < 0 ? '−' : ''}${formatDuration(Math.abs(minutes))}`;

/** Shows a pay period's lines by person and week, with totals. */
export function PayLines({ lines, empty }: { lines: readonly PayLine[]; empty: string }) {
  if (lines.length === 0) return <p>{empty}</p>;
  const people = totalsByTechnician(lines);
  const total = (of: (line: PayLine | (typeof people)[number]) => number): number =>
    people.reduce((sum, person) => sum + of(person), 0);
  return (
    <FigureTable
      caption="Hours by technician and week"
      minWidth={560}
      columns={COLUMNS}
      rows={[
        ...lines.map((line) => ({
          id: `${line.technicianId} ${line.weekStartsOn} ${String(line.isCorrection)}`,
          cells: [
            <RouterLink key="name" to={paths.hoursOf(line.technicianId, line.weekStartsOn)}>
              {line.name}
            </RouterLink>,
            `${line.weekStartsOn}${line.isCorrection ? ' · correction' : ''}`,
            time(line.regularMinutes),
            time(line.overtimeMinutes),
            time(line.doubleTimeMinutes),
            time(minutesOfLine(line)),
          ],
        })),
        {
          id: 'total',
          cells: [
            'All',
            '',
            time(total(({ regularMinutes }) => regularMinutes)),
            time(total(({ overtimeMinutes }) => overtimeMinutes)),
            time(total(({ doubleTimeMinutes }) => doubleTimeMinutes)),
            time(total(minutesOfLine)),
          ],
        },
      ]}
    />
  );
}

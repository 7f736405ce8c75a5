import { minutesOfLine, totalsByTechnician, type PayPeriod } from './payPeriod';
import type { PayStatement } from '../commission/statement';
import { plainAmount } from '../money/format';
import { decimalHours } from './sums';

/** File layouts that payroll programs import. Column names follow each program's requirements; employee numbers are filled in there. */
export const PAYROLL_LAYOUTS = ['generic', 'adp', 'gusto'] as const;
export type PayrollLayout = (typeof PAYROLL_LAYOUTS)[number];
export const PAYROLL_LAYOUT_LABELS: Record<PayrollLayout, string> = {
  generic: 'Spreadsheet',
  adp: 'ADP columns',
  gusto: 'Gusto columns',
};

function namesOf(name: string): [first: string, last: string] {
  const words = name.trim().split(/\s+/);
  return [words.slice(0, -1).join(' ') || name, words.length > 1 ? (words.at(-1) ?? '') : ''];
}

/** A period's pay other than hours, in cents. */
type PaidBeside = Pick<PayStatement, 'technicianId' | 'name' | 'totalCents' | 'overtimeCents'>;

/** Returns everyone paid in a period, by name: for hours, other pay, or both. */
function everyone(period: Pick<PayPeriod, 'lines'>, paid: readonly PaidBeside[]) {
  const hours = totalsByTechnician(period.lines);
  const nothing = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 };
  const others = paid
    .filter(({ technicianId }) => !hours.some((one) => one.technicianId === technicianId))
    .map(({ technicianId, name }) => ({ technicianId, name, ...nothing }));
  return [...hours, ...others]
    .map((person) => {
      const { totalCents = 0, overtimeCents = 0 } =
        paid.find(({ technicianId }) => technicianId === person.technicianId) ?? {};
      return { ...person, totalCents, overtimeCents };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const amountOrNone = (cents: number): string => (cents === 0 ? '' : plainAmount(cents));

/**
 * Columns for pay other than hours, which payroll programs import as earnings; omitted in a period without any, so that its file stays as
 * it was.
 */
const BESIDE_HOURS: Record<PayrollLayout, readonly string[]> = {
  generic: ['Commissions and bonuses', 'Overtime on them'],
  adp: ['Earnings 3 Code', 'Earnings 3 Amount', 'Earnings 4 Code', 'Earnings 4 Amount'],
  gusto: ['commission', 'overtime_on_commission'],
};

/** Returns a closed period as a table: by week in a spreadsheet, so that corrections show; one line per person for payroll. */
export function payrollTable(
  period: Pick<PayPeriod, 'startsOn' | 'endsOn' | 'lines'>,
  layout: PayrollLayout,
  paid: readonly PaidBeside[] = [],
): { header: string[]; rows: string[][] } {
  const people = everyone(period, paid);
  const more = paid.length === 0 ? [] : BESIDE_HOURS[layout];
  const { header, rows } = TABLES[layout](period, people);
  return { header: [...header, ...more], rows: rows.map((row) => row.slice(0, header.length + more.length)) };
}

type Table = { header: string[]; /** With the columns for pay beside hours. */ rows: string[][] };
type Person = ReturnType<typeof everyone>[number];

const TABLES: Record<PayrollLayout, (period: Pick<PayPeriod, 'endsOn' | 'lines'>, people: readonly Person[]) => Table> =
  {
    adp: ({ endsOn }, people) => ({
      header: [
        ...['Co Code', 'Batch ID', 'File #', 'Employee Name'],
        ...['Reg Hours', 'O/T Hours', 'Hours 3 Code', 'Hours 3 Amount'],
      ],
      rows: people.map(({ name, regularMinutes, overtimeMinutes, doubleTimeMinutes, totalCents, overtimeCents }) => [
        ...['', endsOn.replaceAll('-', ''), '', name],
        ...[decimalHours(regularMinutes), decimalHours(overtimeMinutes)],
        ...(doubleTimeMinutes === 0 ? ['', ''] : ['DT', decimalHours(doubleTimeMinutes)]),
        ...(totalCents === 0 ? ['', ''] : ['COM', plainAmount(totalCents)]),
        ...(overtimeCents === 0 ? ['', ''] : ['OTC', plainAmount(overtimeCents)]),
      ]),
    }),
    gusto: (_, people) => ({
      header: ['last_name', 'first_name', 'regular_hours', 'overtime_hours', 'double_overtime_hours'],
      rows: people.map(({ name, regularMinutes, overtimeMinutes, doubleTimeMinutes, totalCents, overtimeCents }) => {
        const [first, last] = namesOf(name);
        return [
          ...[last, first, ...[regularMinutes, overtimeMinutes, doubleTimeMinutes].map(decimalHours)],
          ...[totalCents, overtimeCents].map(amountOrNone),
        ];
      }),
    }),
    generic: ({ lines }, people) => ({
      header: ['Technician', 'Week of', 'Kind', 'Regular', 'Overtime', 'Double time', 'Total'],
      rows: [
        ...lines.map((line) => [
          ...[line.name, line.weekStartsOn, line.isCorrection ? 'Correction' : 'Hours'],
          ...[line.regularMinutes, line.overtimeMinutes, line.doubleTimeMinutes, minutesOfLine(line)].map(decimalHours),
          ...['', ''],
        ]),
        ...people
          .filter(({ totalCents, overtimeCents }) => totalCents !== 0 || overtimeCents !== 0)
          .map(({ name, totalCents, overtimeCents }) => [
            ...[name, '', 'Pay beside hours', '', '', '', ''],
            ...[totalCents, overtimeCents].map(amountOrNone),
          ]),
      ],
    }),
  };

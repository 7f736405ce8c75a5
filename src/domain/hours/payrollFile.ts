import { minutesOfLine, totalsByTechnician, type PayPeriod } from './payPeriod';
import { decimalHours } from './sums';

/** Layouts of files that payroll programs import. Column names follow what each asks for; employee numbers are filled in there. */
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

/** A closed period as a table: by week in a spreadsheet, so that corrections show; one line for each person for payroll. */
export function payrollTable(
  period: Pick<PayPeriod, 'startsOn' | 'endsOn' | 'lines'>,
  layout: PayrollLayout,
): { header: string[]; rows: string[][] } {
  const people = totalsByTechnician(period.lines);
  if (layout === 'adp')
    return {
      header: [
        'Co Code',
        'Batch ID',
        'File #',
        'Employee Name',
        'Reg Hours',
        'O/T Hours',
        'Hours 3 Code',
        'Hours 3 Amount',
      ],
      rows: people.map(({ name, regularMinutes, overtimeMinutes, doubleTimeMinutes }) => [
        '',
        period.endsOn.replaceAll('-', ''),
        '',
        name,
        decimalHours(regularMinutes),
        decimalHours(overtimeMinutes),
        doubleTimeMinutes === 0 ? '' : 'DT',
        doubleTimeMinutes === 0 ? '' : decimalHours(doubleTimeMinutes),
      ]),
    };
  if (layout === 'gusto')
    return {
      header: ['last_name', 'first_name', 'regular_hours', 'overtime_hours', 'double_overtime_hours'],
      rows: people.map(({ name, regularMinutes, overtimeMinutes, doubleTimeMinutes }) => {
        const [first, last] = namesOf(name);
        return [
          last,
          first,
          decimalHours(regularMinutes),
          decimalHours(overtimeMinutes),
          decimalHours(doubleTimeMinutes),
        ];
      }),
    };
  return {
    header: ['Technician', 'Week of', 'Kind', 'Regular', 'Overtime', 'Double time', 'Total'],
    rows: period.lines.map((line) => [
      line.name,
      line.weekStartsOn,
      line.isCorrection ? 'Correction' : 'Hours',
      decimalHours(line.regularMinutes),
      decimalHours(line.overtimeMinutes),
      decimalHours(line.doubleTimeMinutes),
      decimalHours(minutesOfLine(line)),
    ]),
  };
}

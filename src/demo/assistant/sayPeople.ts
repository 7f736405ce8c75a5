import { spokenDay } from '@/domain/ledger/period';
import { counted, joined, lines, mark } from './say';
import { cellOf, figureOf, tableOf, valueOf } from './sayReports';
import { listOf, textOf, type Data } from './turn';

const SHOWN = 10;

/** Describes the customers added on certain days. */
export function sayNewCustomers(data: Data, isCount: boolean): string {
  const [from, to] = [textOf(data['from']), textOf(data['to'])];
  const when = from === to ? `on ${spokenDay(from)}` : `from ${spokenDay(from)} to ${spokenDay(to)}`;
  const all = listOf(data['customers']);
  if (all.length === 0) return `No customer was added ${when}.`;
  const atLeast = data['is_complete'] === true ? '' : 'At least ';
  const head = `${atLeast}**${counted(data['count'], 'customer')}** added ${when}`;
  if (isCount) return `${head}.`;
  const rows = all.slice(0, SHOWN).map((one) => `${joined([one['name'], one['phone'], one['added_on']])}${mark(one)}`);
  return `${head}${all.length > SHOWN ? ', the newest' : ''}:\n${lines(rows)}`;
}

/** Describes licenses that expire soon, and those that have expired. */
export function sayLicenses(data: Data, isEndedOnly: boolean): string {
  const until = spokenDay(textOf(data['until']));
  const all = listOf(data['licenses']).filter((one) => !isEndedOnly || one['has_expired'] === true);
  if (all.length === 0)
    return isEndedOnly
      ? 'No license of a technician has expired.'
      : `No license of a technician expires until ${until}.`;
  const rows = all.map((one) => {
    const number = textOf(one['number']);
    const ends = `${one['has_expired'] === true ? 'expired' : 'expires'} ${spokenDay(textOf(one['expires_on']))}`;
    return `${textOf(one['technician'])}: ${textOf(one['license'])}${number === '' ? '' : ` ${number}`}, ${ends}${mark(one)}`;
  });
  return `${isEndedOnly ? 'Licenses that have expired' : `Licenses that have expired or expire until ${until}`}:\n${lines(rows)}`;
}

/** Describes agreements that started and ended, and the renewal rate. */
export function sayMembers(data: Data): string {
  const figures = ['New members', 'Ended', 'Renewed'].map((label) => `${label}: **${figureOf(data, label)}**`);
  return `Service agreements, ${textOf(data['period'])}${mark(data)}:\n${lines(figures)}`;
}

/** Describes hours on jobs, sold and paid, for each technician or for one. */
export function sayHours(data: Data, person: string | null): string {
  const crew = tableOf(data, 'crew');
  const period = `${textOf(data['period'])}${mark(data)}`;
  const rows = crew.rows
    .filter((row) => ['Hours paid', 'Hours on jobs'].some((column) => valueOf(cellOf(crew, row, column)) > 0))
    .toSorted((a, b) => valueOf(cellOf(crew, b, 'Hours paid')) - valueOf(cellOf(crew, a, 'Hours paid')))
    .map(
      (row) =>
        `${row[0] ?? ''}: ${cellOf(crew, row, 'Hours paid')} paid, ${cellOf(crew, row, 'Hours on jobs')} on jobs, ${cellOf(crew, row, 'Hours sold')} sold`,
    );
  if (rows.length === 0) return `No hours${person === null ? '' : ` of ${person}`} were recorded, ${period}.`;
  return `Hours, ${period}:\n${lines(rows)}`;
}

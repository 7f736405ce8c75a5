import { spokenDay as dayWithYear } from '@/domain/ledger/period';
import { spokenDay } from './days';
import { counted, joined, lines, mark, sayJobs } from './say';
import { listOf, textOf, type Data } from './turn';

// Turns report results into sentences: every figure as the report's page shows it.

type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Returns a report's table by ID. */
export function tableOf(data: Data, id: string): Table {
  const found = listOf(data['tables']).find((one) => one['id'] === id);
  const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);
  const rows = found?.['rows'];
  return { columns: texts(found?.['columns']), rows: Array.isArray(rows) ? rows.map(texts) : [] };
}

export const cellOf = ({ columns }: Table, row: readonly string[], column: string): string =>
  row[columns.indexOf(column)] ?? '';
/** Returns a formatted figure's numeric value, for sorting rows. */
export const valueOf = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, '') || 0);

export const figureOf = (data: Data, label: string): string =>
  textOf(listOf(data['figures']).find((one) => one['label'] === label)?.['value']);

/** Describes each person's accepted estimates: their total, and out of how many. */
function wonBy(estimates: Data, isShown: (won: number) => boolean): string[] {
  const authors = tableOf(estimates, 'author');
  return authors.rows
    .filter((row) => isShown(valueOf(cellOf(authors, row, 'Won'))))
    .map(
      (row) =>
        `${row[0] ?? ''}: ${cellOf(authors, row, 'Won for')}, ${cellOf(authors, row, 'Won')} of ${cellOf(authors, row, 'Sent')} sent`,
    );
}

/** Describes what was invoiced on each technician's jobs. */
const invoicedOf = (sales: Data): string[] =>
  tableOf(sales, 'person')
    .rows.filter((row) => valueOf(row[1] ?? '') !== 0)
    .map((row) => `${row[0] ?? ''}: ${row[1] ?? ''}`);

/** Describes what one person sold, both ways the reports count it; each says if there is nothing. */
export function saySoldBy(said: string, estimates: Data, sales: Data): string {
  const [won, sold] = [wonBy(estimates, () => true), invoicedOf(sales)];
  const period = textOf(estimates['period']);
  if (won.length === 0 && sold.length === 0)
    return `I find no sales of “${said}”, ${period}: no estimate by someone of that name was sent${mark(estimates)}, and nothing was invoiced on their jobs${mark(sales)}.`;
  return [
    won.length === 0
      ? `No estimate that they wrote was sent, ${period}${mark(estimates)}.`
      : `Estimates that they wrote, accepted of those sent, ${period}${mark(estimates)}:\n${lines(won)}`,
    sold.length === 0
      ? `Nothing was invoiced on jobs of theirs, ${textOf(sales['period'])}${mark(sales)}.`
      : `Invoiced before tax on their jobs, ${textOf(sales['period'])}${mark(sales)}:\n${lines(sold)}`,
  ].join('\n\n');
}

/** Describes who sold most, both ways the reports count it. */
export function saySellers(estimates: Data, sales: Data): string {
  const [won, sold] = [wonBy(estimates, (count) => count > 0), invoicedOf(sales)];
  return [
    won.length === 0
      ? `No estimate that was sent was accepted, ${textOf(estimates['period'])}${mark(estimates)}.`
      : `Estimates sent and accepted, by who wrote them, ${textOf(estimates['period'])}${mark(estimates)}:\n${lines(won)}`,
    sold.length === 0
      ? `Nothing was invoiced for jobs with technicians, ${textOf(sales['period'])}${mark(sales)}.`
      : `Invoiced before tax on each technician’s jobs, ${textOf(sales['period'])}${mark(sales)}:\n${lines(sold)}`,
  ].join('\n\n');
}

/** Describes callbacks, on-time arrivals, or first-time fixes: overall, and per technician. */
export function sayCallbacks(data: Data, question: string): string {
  const crew = tableOf(data, 'crew');
  const [label, column] = /\bon time\b/i.test(question)
    ? ['On time', 'On time']
    : /\bfirst time\b/i.test(question)
      ? ['Fixed the first time', 'First time']
      : /\b(?:callbacks?|came back)\b/i.test(question)
        ? ['Callbacks', 'Callbacks']
        : ['Finished jobs', 'Jobs'];
  const of = label === 'On time' ? 'Arrivals' : 'Jobs';
  const noun = label === 'On time' ? 'recorded arrival' : 'finished job';
  const rows = crew.rows
    .filter((row) => valueOf(cellOf(crew, row, of)) > 0 || valueOf(cellOf(crew, row, column)) > 0)
    .toSorted((a, b) => valueOf(cellOf(crew, b, column)) - valueOf(cellOf(crew, a, column)))
    .map((row) =>
      column === of
        ? `${row[0] ?? ''}: ${counted(cellOf(crew, row, of), noun)}`
        : `${row[0] ?? ''}: ${cellOf(crew, row, column)}, ${counted(cellOf(crew, row, of), noun)}`,
    );
  const head = `${label}, ${textOf(data['period'])}: **${figureOf(data, label)}**${mark(data)}`;
  return rows.length === 0 ? `${head}.` : `${head}\n${lines(rows)}`;
}

/** Describes one figure from the top of a report. */
export const sayFigure = (data: Data, label: string): string =>
  `${label}, ${textOf(data['period'])}: **${figureOf(data, label)}**${mark(data)}.`;

/** Describes sales before tax by kind of work. */
export function sayKinds(data: Data): string {
  const { rows } = tableOf(data, 'kind');
  const text = `${textOf(data['period'])}${mark(data)}`;
  return rows.length === 0
    ? `Nothing was invoiced, ${text}.`
    : `Invoiced before tax by kind of work, ${text}:\n${lines(rows.map((row) => `${row[0] ?? ''}: ${row[1] ?? ''}`))}`;
}

/** Describes leads by source. */
export function saySources(data: Data): string {
  const table = tableOf(data, 'sources');
  const text = `${textOf(data['period'])}${mark(data)}`;
  const rows = table.rows.map(
    (row) =>
      `${row[0] ?? ''}: ${counted(cellOf(table, row, 'Leads'), 'lead')}, ${cellOf(table, row, 'Booked')} booked, ${cellOf(table, row, 'Won')} won`,
  );
  return rows.length === 0 ? `No lead came, ${text}.` : `Leads by source, ${text}:\n${lines(rows)}`;
}

/** Describes how many jobs were finished in whole months. */
export const sayFinishedCount = (data: Data): string => sayFigure(data, 'Finished jobs');

type Finished = { from: string; to: string; who: string; isCount: boolean };

/** Lists jobs by completion date. */
export function sayFinished(data: Data, { from, to, who, isCount }: Finished): string {
  const when = from === to ? `on ${spokenDay(from)}` : `from ${spokenDay(from)} to ${spokenDay(to)}`;
  const by = who === '' ? '' : ` by ${who}`;
  const count = textOf(data['count']);
  if (count === '0') return `No job was finished ${when}${by}.`;
  const head = `${data['is_cut'] === true ? 'At least ' : ''}${counted(count, 'job')} finished ${when}${by}`;
  return isCount ? `${head}.` : `${head}:\n${sayJobs({ jobs: data['jobs'] })}`;
}

/** Lists customers who haven't been served in a long time. */
export function sayQuiet(data: Data): string {
  const all = listOf(data['customers']);
  const since = dayWithYear(textOf(data['since']));
  if (all.length === 0) return `I found no customer with an earlier job and without work since ${since}. ${NEVER}`;
  const rows = all
    .slice(0, QUIET_SHOWN)
    .map(
      (one) => `${joined([one['name'], one['phone'], `last ${textOf(one['last_job'])}`, one['last_day']])}${mark(one)}`,
    );
  const rest =
    data['is_complete'] === true && all.length <= QUIET_SHOWN
      ? `\n${NEVER}`
      : '\nThere may be more: I looked at the latest of the older work only.';
  return `${data['is_complete'] === true ? '' : 'At least '}${counted(data['count'], 'customer')} with nothing done or planned since ${since}:\n${lines(rows)}${rest}`;
}
const QUIET_SHOWN = 20;
const NEVER = 'Customers who never had a finished job here are not counted.';

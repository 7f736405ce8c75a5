import { questionOf } from '@/domain/report/behind';
import type { ReportId } from '@/domain/report/ids';
import type { Records } from '@/domain/report/model';
import type { MonthRange } from '@/domain/report/range';
import { paths } from '@/lib/paths';

/** Links to a report, or to the overview without an ID, keeping another URL's query. */
export const reportLink = (id: ReportId | null, question: string): string =>
  `${id === null ? paths.reports : paths.report(id)}${question === '' ? '' : `?${question}`}`;

/** Links to the report on all the user's companies, keeping another report’s query. */
export const companiesReportLink = (question: string): string =>
  `${paths.companiesReport}${question === '' ? '' : `?${question}`}`;

const OF_TIME = ['range', 'from', 'to', 'compare'];

/** Returns the time part of a query: units, people and kinds of work differ per company. */
export const timeIn = (question: string): string =>
  new URLSearchParams([...new URLSearchParams(question)].filter(([name]) => OF_TIME.includes(name))).toString();

/** Returns the URL that lists the records behind a figure; '' for none. */
export const recordsLink = (records: Records | null, range: MonthRange, title: string): string =>
  records === null ? '' : records.kind === 'page' ? records.to : paths.reportRecords(questionOf(records, range, title));

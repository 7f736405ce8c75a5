import { questionOf } from '@/domain/report/behind';
import type { ReportId } from '@/domain/report/ids';
import type { Records } from '@/domain/report/model';
import type { MonthRange } from '@/domain/report/range';
import { paths } from '@/lib/paths';

/** A report, or without an id the page of all of them, with the question of another's address. */
export const reportLink = (id: ReportId | null, question: string): string =>
  `${id === null ? paths.reports : paths.report(id)}${question === '' ? '' : `?${question}`}`;

/** The report of all companies of somebody, with the question of another report’s address. */
export const companiesReportLink = (question: string): string =>
  `${paths.companiesReport}${question === '' ? '' : `?${question}`}`;

const OF_TIME = ['range', 'from', 'to', 'compare'];

/** What of an address’s question is about time: units, people and kinds of work are each company’s own. */
export const timeIn = (question: string): string =>
  new URLSearchParams([...new URLSearchParams(question)].filter(([name]) => OF_TIME.includes(name))).toString();

/** Where the records behind a figure are listed; '' for none. */
export const recordsLink = (records: Records | null, range: MonthRange, title: string): string =>
  records === null ? '' : records.kind === 'page' ? records.to : paths.reportRecords(questionOf(records, range, title));

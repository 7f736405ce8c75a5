import { questionOf } from '@/domain/report/behind';
import type { Records } from '@/domain/report/model';
import type { MonthRange } from '@/domain/report/range';
import { paths } from '@/lib/paths';

/** Where the records behind a figure are listed; '' for none. */
export const recordsLink = (records: Records | null, range: MonthRange, title: string): string =>
  records === null ? '' : records.kind === 'page' ? records.to : paths.reportRecords(questionOf(records, range, title));

import { csvText, type CsvRows } from './csvText';

/** Returns a whole CSV file, readable by Excel. */
export const csvFile = (header: readonly string[], rows: CsvRows): Blob =>
  new Blob([csvText(header, rows)], { type: 'text/csv;charset=utf-8' });

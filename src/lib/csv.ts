import { csvText, type CsvRows } from './csvText';

/** A whole file, readable by Excel. */
export const csvFile = (header: readonly string[], rows: CsvRows): Blob =>
  new Blob([csvText(header, rows)], { type: 'text/csv;charset=utf-8' });

/** A cell that starts like this is run as a formula by Excel, Sheets and LibreOffice. */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/**
 * A number as written, including thousands separators and a currency sign: it's harmless, and sums must include it. Also a lone dash,
 * meaning none.
 */
const PLAIN_NUMBER = /^-(?:[$€£]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[-+]?\d+)?%?)?$/i;
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;
/** Without it, Excel doesn't recognize UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Returns one cell: text a spreadsheet would run as a formula gets a leading apostrophe, and quotes are added where needed. */
export function csvCell(value: string | number | boolean): string {
  const text = String(value);
  const isRun = typeof value === 'string' && FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);
  const safe = isRun ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns one line including its line break (RFC 4180). */
export const csvLine = (cells: readonly (string | number | boolean)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export type CsvRows = Iterable<readonly (string | number | boolean)[]>;

/** Returns the text of a whole CSV file, readable by Excel. */
export const csvText = (header: readonly string[], rows: CsvRows): string =>
  [BYTE_ORDER_MARK, csvLine(header), ...Array.from(rows, csvLine)].join('');

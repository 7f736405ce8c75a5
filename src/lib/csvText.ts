/** A cell that begins like this is run as a formula by Excel, Sheets and LibreOffice. */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** A number as it is written, in groups of thousands and with its sign of money too: nothing to run, and a sum must include it. Also the dash for none. */
const PLAIN_NUMBER = /^-(?:[$€£]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[-+]?\d+)?%?)?$/i;
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;
/** Without it, Excel reads UTF-8 as something else. */
const BYTE_ORDER_MARK = '\ufeff';

/** One cell: what a spreadsheet would run as a formula gets a leading apostrophe, and what needs quotes gets them. */
export function csvCell(value: string | number | boolean): string {
  const text = String(value);
  const isRun = typeof value === 'string' && FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);
  const safe = isRun ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its line break (RFC 4180). */
export const csvLine = (cells: readonly (string | number | boolean)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export type CsvRows = Iterable<readonly (string | number | boolean)[]>;

/** A whole file's text, readable by Excel. */
export const csvText = (header: readonly string[], rows: CsvRows): string =>
  [BYTE_ORDER_MARK, csvLine(header), ...Array.from(rows, csvLine)].join('');

export type Cell = string | number | boolean;

/** Available to every column in addition to its record. */
export type ExportClock = {
  /** Formats an instant by the company's clock, `YYYY-MM-DD HH:mm`; '' for ''. */
  at: (instant: string) => string;
  /** The company's calendar day. */
  today: string;
};

/**
 * The columns of a collection's file, in order: each name with its cell's value. `More`: what the columns need in addition to record and
 * clock, such as names.
 */
export type Columns<Line, More = unknown> = Readonly<Record<string, (line: Line, given: ExportClock & More) => Cell>>;

type Table<T> = { header: readonly string[]; rowsOf: (record: T) => readonly (readonly Cell[])[] };

/** Returns the column names, and a record's row by them. */
export const tableOf = <T, More>(columns: Columns<T, More>, given: ExportClock & More): Table<T> =>
  linesTableOf(columns, given, (record: T) => [record]);

/** Does the same for records with several rows each. */
export const linesTableOf = <T, Line, More>(
  columns: Columns<Line, More>,
  given: ExportClock & More,
  linesOf: (record: T) => readonly Line[],
): Table<T> => ({
  header: Object.keys(columns),
  rowsOf: (record) => linesOf(record).map((line) => Object.values(columns).map((cell) => cell(line, given))),
});

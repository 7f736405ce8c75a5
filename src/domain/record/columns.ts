export type Cell = string | number | boolean;

/** Values every column may use in addition to its record. */
export type ExportClock = {
  /** Formats an instant in the company's time zone, `YYYY-MM-DD HH:mm`; '' for ''. */
  at: (instant: string) => string;
  /** The company's calendar day. */
  today: string;
};

/**
 * The columns of a collection's export, in order: each column's heading, and its value for a line. `More`: what the columns need in
 * addition to record and clock, such as names.
 */
export type Columns<Line, More = unknown> = Readonly<Record<string, (line: Line, given: ExportClock & More) => Cell>>;

type Table<T> = { header: readonly string[]; rowsOf: (record: T) => readonly (readonly Cell[])[] };

/** Returns the column headings, and a function that turns a record into its line. */
export const tableOf = <T, More>(columns: Columns<T, More>, given: ExportClock & More): Table<T> =>
  linesTableOf(columns, given, (record: T) => [record]);

/** The same for records with several lines each. */
export const linesTableOf = <T, Line, More>(
  columns: Columns<Line, More>,
  given: ExportClock & More,
  linesOf: (record: T) => readonly Line[],
): Table<T> => ({
  header: Object.keys(columns),
  rowsOf: (record) => linesOf(record).map((line) => Object.values(columns).map((cell) => cell(line, given))),
});

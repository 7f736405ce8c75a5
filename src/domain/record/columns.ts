export type Cell = string | number | boolean;

/** What every column may ask for beside its record. */
export type ExportClock = {
  /** An instant as a clock at the company shows it, `YYYY-MM-DD HH:mm`; '' for ''. */
  at: (instant: string) => string;
  /** The company's calendar day. */
  today: string;
};

/**
 * The columns of a collection's file, in order: what each is called, and what a line says there. `More`: what the columns ask for
 * beside record and clock, such as names.
 */
export type Columns<Line, More = unknown> = Readonly<Record<string, (line: Line, given: ExportClock & More) => Cell>>;

type Table<T> = { header: readonly string[]; rowsOf: (record: T) => readonly (readonly Cell[])[] };

/** What the columns are called, and a record's line by them. */
export const tableOf = <T, More>(columns: Columns<T, More>, given: ExportClock & More): Table<T> =>
  linesTableOf(columns, given, (record: T) => [record]);

/** The same of records that have several lines each. */
export const linesTableOf = <T, Line, More>(
  columns: Columns<Line, More>,
  given: ExportClock & More,
  linesOf: (record: T) => readonly Line[],
): Table<T> => ({
  header: Object.keys(columns),
  rowsOf: (record) => linesOf(record).map((line) => Object.values(columns).map((cell) => cell(line, given))),
});

import type { AgreementMonth } from '../agreement/record/postingSchema';
import type { BusinessUnit } from '../business-unit/schema';
import type { Receivables, LedgerMonth } from '../ledger/schema';
import type { LeadMonth } from '../lead/months';
import type { ChartTone } from './tone';
import type { Dimension, Field, ReportMonth } from './cells';
import type { Comparison, MonthRange } from './range';

/**
 * Format of a value. `money` is in cents, `share` in parts per million, `minutes` are shown as hours, `miles` are in
 * tenths.
 */
export type Unit = 'money' | 'count' | 'share' | 'minutes' | 'miles' | 'days' | 'text';

/** Place where the records behind a figure are listed. */
export type Records =
  /** Marks (`cells`) with this figure in the range. */
  | { kind: 'marks'; cell: string; fields: readonly Field[] }
  /** Entries of the ledger in the range, or in a month of it (YYYY-MM); of one business unit, or of all. */
  | { kind: 'ledger'; of: 'sales' | 'money' | 'tax' | 'discounts'; unit?: string; month?: string }
  | { kind: 'page'; to: string };

/** The value of the comparison period. `isWhole`: of all of that period, although the range itself isn't over. */
export type Earlier = { value: number | null; isWhole: boolean };

export type Figure = {
  id: string;
  label: string;
  unit: Unit;
  /** null if there is nothing to calculate it from. */
  value: number | null;
  earlier: Earlier | null;
  /** Direction that is good; null if neither is. */
  better: 'more' | 'less' | null;
  definition: string;
  records: Records | null;
};

export type TrendPoint = { id: string; label: string; name: string; value: number; before: number | null };
export type Piece = { tone: ChartTone; value: number };
/** `caption`: its period, if different from the report’s. */
export type Chart = { id: string; title: string; unit: Unit; caption?: string } & (
  | { kind: 'trend'; points: readonly TrendPoint[] }
  | {
      kind: 'columns';
      legend: readonly { tone: ChartTone; label: string }[];
      columns: readonly { id: string; label: string; name: string; pieces: readonly Piece[] }[];
    }
  | {
      kind: 'bars';
      rows: readonly { id: string; label: string; value: number; before: number | null }[];
      /** Labels of a row's two bars, if the second isn't the comparison period. */
      names?: readonly [string, string];
    }
  | { kind: 'whole'; parts: readonly { id: string; label: string; value: number; tone: ChartTone }[] }
);

export type Value = string | number | null;
export type ReportRow = {
  id: string;
  cells: readonly Value[];
  records: Records | null;
  /** For individual cells that open records of their own. */
  cellRecords?: readonly (Records | null)[];
};
export type ReportTable = {
  id: string;
  title: string;
  columns: readonly { label: string; unit: Unit }[];
  rows: readonly ReportRow[];
  /** Below the rows. */
  total: readonly Value[] | null;
  /** For its cells that open records. */
  totalRecords?: readonly (Records | null)[];
};

export type Report = { figures: Figure[]; charts: Chart[]; tables: ReportTable[]; notes: string[] };

/** One value of one dimension, which filters all figures of the reports that support it. */
export type ReportFilter = { dimension: Dimension; value: string };

/** Display names for stored ids. */
export type Names = Readonly<Record<Dimension, (value: string) => string>>;

/** The input of all reports. Anything not permitted or missing is empty. */
export type ReportInput = {
  range: MonthRange;
  comparison: Comparison;
  /** The company's day (YYYY-MM-DD). */
  today: string;
  months: readonly ReportMonth[];
  ledger: readonly LedgerMonth[];
  leads: readonly LeadMonth[];
  agreements: readonly AgreementMonth[];
  receivables: Receivables;
  /** The existing equipment, in its parts (`stock.ts`). */
  stock: readonly Pick<ReportMonth, 'cells'>[];
  /** Bookings of the coming weeks (`capacity.ts`): one document, or none yet. */
  capacity: readonly Pick<ReportMonth, 'cells' | 'checkedAt'>[];
  /** The fully loaded cost of a technician's hour, in cents; 0 = not entered. */
  laborCentsPerHour: number;
  filter: ReportFilter | null;
  /** The business unit that the report is limited to; '' = the whole company. */
  unit: string;
  /** All of the company's units. */
  units: readonly Pick<BusinessUnit, 'id' | 'name'>[];
  names: Names;
};

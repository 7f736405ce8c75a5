import type { AgreementMonth } from '../agreement/record/postingSchema';
import type { BusinessUnit } from '../business-unit/schema';
import type { Receivables, LedgerMonth } from '../ledger/schema';
import type { LeadMonth } from '../lead/months';
import type { ChartTone } from './tone';
import type { Dimension, Field, ReportMonth } from './cells';
import type { Comparison, MonthRange } from './range';

/** How a value is written. `money` is in cents, `share` in parts per million, `minutes` are shown as hours, `miles` are in tenths. */
export type Unit = 'money' | 'count' | 'share' | 'minutes' | 'miles' | 'days' | 'text';

/** Where the records behind a figure are listed. */
export type Records =
  /** Marks (`cells`) with this figure in the range. */
  | { kind: 'marks'; cell: string; fields: readonly Field[] }
  /** Entries of the ledger in the range, or in a month of it (YYYY-MM); of one business unit, or of all. */
  | { kind: 'ledger'; of: 'sales' | 'money' | 'tax' | 'discounts'; unit?: string; month?: string }
  | { kind: 'page'; to: string };

/** A value of the time that it is compared with. `isWhole`: of all of that time, although the range itself is not over. */
export type Earlier = { value: number | null; isWhole: boolean };

export type Figure = {
  id: string;
  label: string;
  unit: Unit;
  /** null where there is nothing to work it out from. */
  value: number | null;
  earlier: Earlier | null;
  /** Which way is good; null where neither is. */
  better: 'more' | 'less' | null;
  definition: string;
  records: Records | null;
};

export type TrendPoint = { id: string; label: string; name: string; value: number; before: number | null };
export type Piece = { tone: ChartTone; value: number };
/** `caption`: what time it is about, where that is not the report’s. */
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
      /** What the two bars of a row are, where the second is not the time before. */
      names?: readonly [string, string];
    }
  | { kind: 'whole'; parts: readonly { id: string; label: string; value: number; tone: ChartTone }[] }
);

export type Value = string | number | null;
export type ReportRow = {
  id: string;
  cells: readonly Value[];
  records: Records | null;
  /** Of single cells that open records of their own. */
  cellRecords?: readonly (Records | null)[];
};
export type ReportTable = {
  id: string;
  title: string;
  columns: readonly { label: string; unit: Unit }[];
  rows: readonly ReportRow[];
  /** Below the rows. */
  total: readonly Value[] | null;
  /** Of its cells that open records. */
  totalRecords?: readonly (Records | null)[];
};

export type Report = { figures: Figure[]; charts: Chart[]; tables: ReportTable[]; notes: string[] };

/** One value of one dimension, which all figures of the reports that know it are narrowed to. */
export type ReportFilter = { dimension: Dimension; value: string };

/** Names for what is stored by its id. */
export type Names = Readonly<Record<Dimension, (value: string) => string>>;

/** All that any report is worked out from. What is not allowed or not there is empty. */
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
  /** What equipment there is, in its parts (`stock.ts`). */
  stock: readonly Pick<ReportMonth, 'cells'>[];
  /** What is booked of the weeks ahead (`capacity.ts`): one document, or none yet. */
  capacity: readonly Pick<ReportMonth, 'cells' | 'checkedAt'>[];
  /** What an hour of a technician costs the company with everything, in cents; 0 = not entered. */
  laborCentsPerHour: number;
  filter: ReportFilter | null;
  /** The business unit that the report is narrowed to; '' = the company with all of them. */
  unit: string;
  /** All that the company has. */
  units: readonly Pick<BusinessUnit, 'id' | 'name'>[];
  names: Names;
};

import { PROCEDURE_TITLES } from '../procedures/kinds';
import type { Stored } from '../../record/schema';
import type { Columns } from '../../record/columns';
import { assessed } from './readings';
import type { Diagnostic } from './schema';

type Assessed = ReturnType<typeof assessed>;
type ReadingLine = { record: Stored<Diagnostic>; verdict: Assessed['verdict']; one: Assessed['judged'][number] };

/** Returns one line per judged number in a set of readings. */
export function readingLines(record: Stored<Diagnostic>): ReadingLine[] {
  const { verdict, judged } = assessed(record);
  return judged.filter(({ value }) => value !== null).map((one) => ({ record, verdict, one }));
}

/** CSV columns for sets of readings. */
export const READING_COLUMNS: Columns<ReadingLine> = {
  Number: ({ record }) => record.number,
  Kind: ({ record }) => PROCEDURE_TITLES[record.kind],
  Measured: ({ record }, { at }) => at(record.measuredAt),
  Customer: ({ record }) => record.customerName,
  Unit: ({ record }) => record.unitName,
  'Measured by': ({ record }) => record.technicianName,
  'Verdict of the set': ({ verdict }) => verdict,
  Reading: ({ one }) => one.label,
  Value: ({ one }) => one.value ?? '',
  'Unit of measure': ({ one }) => one.unit,
  Verdict: ({ one }) => one.verdict,
  Limit: ({ one }) => one.limit?.text ?? '',
  Source: ({ one }) => one.limit?.source ?? '',
  Id: ({ record }) => record.id,
};

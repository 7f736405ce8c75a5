import { readFileSync } from 'node:fs';
import { decodeText } from '@/domain/import/decode';
import { isOfCustomers, recognizeKind } from '@/domain/import/fileKind';
import { guessMapping } from '@/domain/import/mapping';
import { createRowChecker, makePlan, type CheckedRow, type ImportPlan } from '@/domain/import/plan';
import { isKnownColumn, recognizePreset } from '@/domain/import/presets';
import { recordsOf } from '@/domain/import/records';
import { readRow } from '@/domain/import/rows';
import { createSieve, type SkippedRow } from '@/domain/import/sieve';
import { openCsv, readRows } from '@/domain/import/table';

/**
 * Reads a sample customer list as other products write it, with invented people (`domain/import/samples`). What must happen to each row
 * is defined with the files. QuickBooks' report is a workbook there; here it is what Excel saves it as.
 */
export const sample = (name: string): string =>
  decodeText(readFileSync(new URL(`../domain/import/samples/${name}`, import.meta.url))).text;

/** Returns the plan for importing a list of all new customers. */
export function importOf(text: string): ImportPlan & { preset: string; headerRow: number } {
  const source = openCsv(text, isKnownColumn);
  if (typeof source === 'string') throw new Error(source);
  const preset = recognizePreset(source.columns);
  const mapping = guessMapping(source.columns, preset, [...readRows(source)].slice(0, 500));
  const check = createRowChecker(preset, !isOfCustomers(recognizeKind(source.columns)));
  const reasonToSkip = createSieve(source);
  const rows: CheckedRow[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of readRows(source)) {
    const reason = reasonToSkip(row);
    if (reason === '') rows.push(check({ row: row.row, cells: row.cells, ...readRow(row, source.columns, mapping) }));
    else skipped.push({ row: row.row, cells: row.cells, reason });
  }
  const plan = makePlan(
    rows,
    rows.map(() => ({ known: null, similar: null })),
    skipped,
  );
  return { ...plan, preset, headerRow: source.headerRow };
}

/** Maps row number → outcome: `property` is an additional property of an earlier row's customer. */
export const outcomesOf = ({ rows, fates, skipped }: ImportPlan): Record<number, string> =>
  Object.fromEntries([
    ...rows.map(({ row, kinship }, index) => [row, kinship?.kind === 'property' ? 'property' : fates[index]]),
    ...skipped.map(({ row }) => [row, 'skip']),
  ]) as Record<number, string>;

/** Returns the records that an import would write. */
export function createdBy(plan: ImportPlan) {
  const made = plan.rows.flatMap((row, index) => (plan.fates[index] === 'create' ? (recordsOf(row, 'i1') ?? []) : []));
  return {
    customers: made.flatMap(({ customer }) => customer ?? []),
    properties: made.flatMap(({ properties }) => properties),
    equipment: made.flatMap(({ equipment }) => equipment),
  };
}

import type { DirectoryEngine } from '@/entities/customer/search/directoryEngine';
import { identitiesOf } from '@/domain/import/duplicates';
import { isOfCustomers, recognizeKind } from '@/domain/import/fileKind';
import type { ColumnMapping } from '@/domain/import/mapping';
import {
  createRowChecker,
  makePlan,
  type CheckedRow,
  type DirectoryMatch,
  type ImportPlan,
} from '@/domain/import/plan';
import { readRow } from '@/domain/import/rows';
import type { ImportPreset } from '@/domain/import/schema';
import { createSieve, type SkippedRow } from '@/domain/import/sieve';
import { readRows, type CsvSource } from '@/domain/import/table';
import { createSlicer } from '@/lib/slices';

type Options = {
  source: CsvSource;
  preset: ImportPreset;
  mapping: ColumnMapping;
  engine: Pick<DirectoryEngine, 'matchImport'>;
  onProgress: (rows: number) => void;
  signal: AbortSignal;
};

const QUERIES_AT_ONCE = 2_000;

/**
 * Reads and checks every row and decides what will happen to it, without writing anything. Works in slices, so that the page stays
 * responsive.
 * @throws DOMException `AbortError` when `signal` is aborted
 */
export async function checkFile({ source, preset, mapping, engine, onProgress, signal }: Options): Promise<ImportPlan> {
  const breathe = createSlicer(signal);
  const check = createRowChecker(preset, !isOfCustomers(recognizeKind(source.columns)));
  const reasonToSkip = createSieve(source);
  const rows: CheckedRow[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of readRows(source)) {
    const reason = reasonToSkip(row);
    if (reason !== '') skipped.push({ row: row.row, cells: row.cells, reason });
    else rows.push(check({ row: row.row, cells: row.cells, ...readRow(row, source.columns, mapping) }));
    if (await breathe()) onProgress(rows.length);
  }
  const matches: DirectoryMatch[] = [];
  for (let start = 0; start < rows.length; start += QUERIES_AT_ONCE) {
    const queries = rows.slice(start, start + QUERIES_AT_ONCE).map(({ draft, kinship }) => ({
      id: kinship?.customerId ?? '',
      ...(draft ? identitiesOf(draft.customer) : { phones: [], emails: [] }),
    }));
    matches.push(...(await engine.matchImport(queries)));
    signal.throwIfAborted();
  }
  return makePlan(rows, matches, skipped);
}

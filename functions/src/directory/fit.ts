import type { SearchRow } from '@/domain/directory/schema';

/** Firestore ends a document at 1 MiB; the rest is room for its other fields and for growth between writes. */
export const SHARD_MAX_BYTES = 900_000;

export type FittedRows = { rows: string; count: number };

type Fitting<Row> = {
  encode: (rows: readonly Row[]) => string;
  /** How much detail to keep, tried in this order. */
  caps: readonly number[];
  trim: (row: Row, cap: number) => Row;
  maxBytes: number;
};

/** Rows, ordered by id → the string that a shard stores, with as much detail as fits. */
export function fitInShard<Row extends SearchRow>(rows: readonly Row[], fitting: Fitting<Row>): FittedRows {
  const sorted = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const cap of fitting.caps) {
    const encoded = fitting.encode(sorted.map((row) => fitting.trim(row, cap)));
    if (Buffer.byteLength(encoded) <= fitting.maxBytes) return { rows: encoded, count: sorted.length };
  }
  // Beyond what the directory is made for: better most of the records than none.
  return fitInShard(sorted.slice(0, Math.floor(sorted.length * 0.9)), fitting);
}

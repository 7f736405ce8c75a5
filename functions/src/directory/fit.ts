import type { SearchRow } from '@/domain/directory/schema';

/** Firestore limits a document to 1 MiB; the rest leaves room for its other fields and for growth between writes. */
export const SHARD_MAX_BYTES = 900_000;

export type FittedRows = { rows: string; count: number };

type Fitting<Row> = {
  encode: (rows: readonly Row[]) => string;
  /** Levels of detail, tried in this order. */
  caps: readonly number[];
  trim: (row: Row, cap: number) => Row;
  maxBytes: number;
};

/** Encodes rows, ordered by id, as a shard's string, with as much detail as fits. */
export function fitInShard<Row extends SearchRow>(rows: readonly Row[], fitting: Fitting<Row>): FittedRows {
  const sorted = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const cap of fitting.caps) {
    const encoded = fitting.encode(sorted.map((row) => fitting.trim(row, cap)));
    if (Buffer.byteLength(encoded) <= fitting.maxBytes) return { rows: encoded, count: sorted.length };
  }
  // Beyond the directory's capacity: better most of the records than none.
  return fitInShard(sorted.slice(0, Math.floor(sorted.length * 0.9)), fitting);
}

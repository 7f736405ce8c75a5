import { fieldValue } from '@/lib/fieldValue';

export type WhereOperator = '==' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any' | 'in';
export type WhereClause = { field: string; operator: WhereOperator; value: unknown };
export type OrderClause = { field: string; direction: 'asc' | 'desc' };

/** The place after which the next page starts: the ordered fields' values of the last record, and its id. */
export type Cursor = { values: readonly unknown[]; id: string };

export type ListOptions = {
  where?: readonly WhereClause[];
  orderBy?: readonly OrderClause[];
  limit?: number;
  cursor?: Cursor;
};

export type CountOptions = { where?: readonly WhereClause[]; limit: number };

/** `sum` names the number fields that are added up; those below another are named with dots. */
export type SumOptions = CountOptions & { sum: readonly string[] };
export type Sums = { count: number; sums: Record<string, number> };

export type RawDocument = { id: string; data: Record<string, unknown> };

/** Which version of a record this is; '' for one that was stored before there were revisions. */
export const revisionOf = ({ revision }: Record<string, unknown>): string =>
  typeof revision === 'string' ? revision : '';

export type Write =
  | { kind: 'set'; path: string; id: string; data: Record<string, unknown> }
  | { kind: 'update'; path: string; id: string; data: Record<string, unknown> }
  /** With `baseRevision` only the record as it was seen is deleted, which takes a connection. */
  | { kind: 'delete'; path: string; id: string; baseRevision?: string };

/** What a watcher gets each time: the documents, and whether they came from this device only. */
export type Snapshot = { documents: RawDocument[]; isFromCache: boolean };

/**
 * Where documents live. Two implementations, Firestore and memory, are held to one contract test
 * (`tests/contract`). Paths are collection paths such as `companies/abc/customers`.
 */
export type RecordStore = {
  /** The document, or null. Falls back to this device's copy when the server cannot be reached, or does not answer in time. */
  get(path: string, id: string): Promise<RawDocument | null>;
  /** The document in this device's copy, or null without one. No requests. */
  getFromDevice(path: string, id: string): Promise<RawDocument | null>;
  /** The document as the server has it now. @throws AppError `unavailable` without a connection. */
  getFromServer(path: string, id: string): Promise<RawDocument | null>;
  query(path: string, options: ListOptions): Promise<RawDocument[]>;
  /** How many documents a query finds, counted by the server up to `limit`. @throws AppError `unavailable` without a connection. */
  count(path: string, options: CountOptions): Promise<number>;
  /** Number fields of what a query finds, added up by the server over `limit` documents. @throws AppError `unavailable` without a connection. */
  sum(path: string, options: SumOptions): Promise<Sums>;
  /**
   * Applies the writes on this device immediately, all or none; the promise settles when the server has accepted or
   * rejected them, which offline may be days later. A deletion upon a revision goes alone, and is applied when the server
   * has: `unavailable` without a connection. @throws AppError `permission-denied` when rejected.
   */
  commit(writes: readonly Write[]): Promise<void>;
  /** Calls back with the document (or null) now and after each change. */
  watchDocument(
    path: string,
    id: string,
    onNext: (document: RawDocument | null) => void,
    onError: (error: Error) => void,
  ): () => void;
  watch(
    path: string,
    options: ListOptions,
    onNext: (snapshot: Snapshot) => void,
    onError: (error: Error) => void,
  ): () => void;
  /** By how many milliseconds this device's clock is ahead of the server's, asked now; without it no one can say. */
  clockAheadMs?: () => Promise<number>;
  /** Settles when the server has answered every write made so far. */
  waitForPendingWrites(): Promise<void>;
};

const RANGES: readonly WhereOperator[] = ['<', '<=', '>', '>='];

/** @throws Error for a range on a field that the list is not ordered by: a cursor could not continue such a list. */
export function assertPageable({ where = [], orderBy = [] }: ListOptions): void {
  const loose = where.find(
    ({ field, operator }) => RANGES.includes(operator) && orderBy.every((order) => order.field !== field),
  );
  if (loose) throw new Error(`A list with a range of ${loose.field} must be ordered by it`);
}

/** The list a count measures: a range is queried in its own order, which determines the index. */
export const toList = ({ where = [], limit }: CountOptions): ListOptions => ({
  where,
  limit,
  orderBy: where
    .filter(({ operator }) => RANGES.includes(operator))
    .slice(0, 1)
    .map(({ field }) => ({ field, direction: 'asc' })),
});

/** The list that a sum adds up: within a limit Firestore adds up only fields that the list is ordered by. */
export function toSummedList({ where, limit, sum }: SumOptions): ListOptions {
  const { orderBy = [], ...list } = toList({ ...(where && { where }), limit });
  const others = sum.filter((field) => orderBy.every((order) => order.field !== field));
  return { ...list, orderBy: [...orderBy, ...others.map((field) => ({ field, direction: 'asc' }) as const)] };
}

/** The cursor that continues after `record` in a list with this order. */
export function cursorAfter(record: { id: string }, orderBy: readonly OrderClause[] = []): Cursor {
  return { values: orderBy.map(({ field }) => fieldValue(record, field)), id: record.id };
}

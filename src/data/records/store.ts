import { fieldValue } from '@/lib/fieldValue';

export type WhereOperator = '==' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any' | 'in';
export type WhereClause = { field: string; operator: WhereOperator; value: unknown };
export type OrderClause = { field: string; direction: 'asc' | 'desc' };

/** The position after which the next page starts: the last record's values of the ordered fields, and its ID. */
export type Cursor = { values: readonly unknown[]; id: string };

export type ListOptions = {
  where?: readonly WhereClause[];
  orderBy?: readonly OrderClause[];
  limit?: number;
  cursor?: Cursor;
};

export type CountOptions = { where?: readonly WhereClause[]; limit: number };

/** `sum` names the number fields to add up; nested ones use dots. */
export type SumOptions = CountOptions & { sum: readonly string[] };
export type Sums = { count: number; sums: Record<string, number> };

export type RawDocument = { id: string; data: Record<string, unknown> };

/** Returns a record's revision; '' for one stored before revisions existed. */
export const revisionOf = ({ revision }: Record<string, unknown>): string =>
  typeof revision === 'string' ? revision : '';

export type Write =
  | { kind: 'set'; path: string; id: string; data: Record<string, unknown> }
  | { kind: 'update'; path: string; id: string; data: Record<string, unknown> }
  /** With `baseRevision`, it's deleted only if unchanged since it was seen, which requires a connection. */
  | { kind: 'delete'; path: string; id: string; baseRevision?: string };

/** A watcher's update: the documents, and whether they came only from this device. */
export type Snapshot = { documents: RawDocument[]; isFromCache: boolean };

/**
 * Storage for documents. Two implementations, Firestore and memory, must pass the same contract test
 * (`tests/contract`). Paths are collection paths such as `companies/abc/customers`.
 */
export type RecordStore = {
  /** Reads the document, or null. Falls back to this device's cache if the server can't be reached or doesn't respond in time. */
  get(path: string, id: string): Promise<RawDocument | null>;
  /** Reads the document from this device's cache; null if it isn't there. Makes no requests. */
  getFromDevice(path: string, id: string): Promise<RawDocument | null>;
  /** Reads the document's current version from the server. @throws AppError `unavailable` without a connection. */
  getFromServer(path: string, id: string): Promise<RawDocument | null>;
  query(path: string, options: ListOptions): Promise<RawDocument[]>;
  /** Returns how many documents match a query, counted by the server up to `limit`. @throws AppError `unavailable` without a connection. */
  count(path: string, options: CountOptions): Promise<number>;
  /**
   * Returns sums of number fields of a query's results, added up by the server over `limit` documents. @throws AppError `unavailable`
   * without a connection.
   */
  sum(path: string, options: SumOptions): Promise<Sums>;
  /**
   * Applies the writes on this device immediately, all or none; the promise settles when the server has accepted or rejected them, which
   * may be days later when offline. A deletion with a base revision goes alone, and is applied only once the server has applied it:
   * `unavailable` without a connection. @throws AppError `permission-denied` if rejected.
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
  /**
   * Returns how many milliseconds this device's clock is ahead of the server's, measured now; if the method is missing, that can't be
   * determined.
   */
  clockAheadMs?: () => Promise<number>;
  /** Resolves when the server has responded to every write made so far. */
  waitForPendingWrites(): Promise<void>;
};

const RANGES: readonly WhereOperator[] = ['<', '<=', '>', '>='];

/** @throws Error for a range on a field the list isn't ordered by: a cursor couldn't continue such a list. */
export function assertPageable({ where = [], orderBy = [] }: ListOptions): void {
  const loose = where.find(
    ({ field, operator }) => RANGES.includes(operator) && orderBy.every((order) => order.field !== field),
  );
  if (loose) throw new Error(`A list with a range of ${loose.field} must be ordered by it`);
}

/** Returns the list a count measures: a range is queried in its own order, which determines the index. */
export const toList = ({ where = [], limit }: CountOptions): ListOptions => ({
  where,
  limit,
  orderBy: where
    .filter(({ operator }) => RANGES.includes(operator))
    .slice(0, 1)
    .map(({ field }) => ({ field, direction: 'asc' })),
});

/** Returns the list a sum adds up: within a limit, Firestore only sums fields the list is ordered by. */
export function toSummedList({ where, limit, sum }: SumOptions): ListOptions {
  const { orderBy = [], ...list } = toList({ ...(where && { where }), limit });
  const others = sum.filter((field) => orderBy.every((order) => order.field !== field));
  return { ...list, orderBy: [...orderBy, ...others.map((field) => ({ field, direction: 'asc' }) as const)] };
}

/** Returns the cursor that continues after `record` in a list with this order. */
export function cursorAfter(record: { id: string }, orderBy: readonly OrderClause[] = []): Cursor {
  return { values: orderBy.map(({ field }) => fieldValue(record, field)), id: record.id };
}

import { holds } from '@/data/records/memoryDocuments';
import { compareValues } from '@/data/records/order';
import type { WhereOperator } from '@/data/records/store';
import type { Data } from './documentWrites';
import type { CollectionReference, MemoryFirestore } from './firebaseAdminFirestore';
import { QuerySnapshot, Snapshot } from './firestoreSnapshots';
import { FieldPath, valueAt, type AggregateField } from './firestoreValues';

type Field = string | FieldPath;
type Condition = { field: Field; operator: WhereOperator; value: unknown };
type Order = { field: Field; direction: 'asc' | 'desc' };
type Plan = {
  conditions: Condition[];
  orders: Order[];
  limit: number;
  after: readonly unknown[] | Snapshot | null;
  /** Null for whole documents. */
  fields: readonly Field[] | null;
  /** The code location that added each part, for the query listener. */
  origins: readonly string[];
};
/** A document a query may match. It's copied only if it does. */
type Row = { collection: CollectionReference; id: string; data: Data };

const EVERYTHING: Plan = { conditions: [], orders: [], limit: Infinity, after: null, fields: null, origins: [] };
const [INVALID_ARGUMENT, FAILED_PRECONDITION] = [3, 9];
/** A query's shape, without the values. `__name__` is the document ID. */
export type AskedShape = {
  collection: string;
  isGroup: boolean;
  where: [field: string, operator: WhereOperator][];
  orderBy: [field: string, direction: 'asc' | 'desc'][];
};

/** Called for each query that runs, with what it returned itself at the places where the query was built. */
export type QueryListener = {
  origins: () => readonly string[];
  onQuery: (shape: AskedShape, origins: readonly string[]) => void;
};

/** The most values a condition may contain. */
const MAX_VALUES = 30;

/** Also handles the SDK's own FieldPath, which functions pass when they run on in-memory documents in Node. */
const isDocumentId = (field: Field): boolean => typeof field !== 'string' && String(field) === '__name__';

/** @throws Error, as the SDK does, for a snapshot read without the field to order by. */
function present<T>(value: T): T {
  if (value === undefined) throw new Error('A field of the order is missing in the provided DocumentSnapshot.');
  return value;
}

/** A query on one collection, or on all collections of a name. */
export class Query {
  readonly db: MemoryFirestore;
  readonly #collections: () => CollectionReference[];
  readonly #name: string;
  readonly #isGroup: boolean;
  readonly #plan: Plan;

  /** @param name of the collections, without their parent path */
  constructor(
    db: MemoryFirestore,
    collections: () => CollectionReference[],
    { name, isGroup = false, plan = EVERYTHING }: { name: string; isGroup?: boolean; plan?: Plan },
  ) {
    this.db = db;
    this.#collections = collections;
    this.#name = name;
    this.#isGroup = isGroup;
    // A group's query may run elsewhere and without a condition: then nothing else identifies the caller.
    this.#plan = isGroup && plan === EVERYTHING ? { ...plan, origins: db.listener?.origins() ?? [] } : plan;
  }

  /** The collection searched, as in the SDK's own queries: used by `sharedTransaction`. */
  get _queryOptions(): { collectionId: string } {
    return { collectionId: this.#name };
  }

  #with(changes: Partial<Plan>): Query {
    const [name, isGroup] = [this.#name, this.#isGroup];
    const origins = this.#origins();
    return new Query(this.db, this.#collections, { name, isGroup, plan: { ...this.#plan, ...changes, origins } });
  }

  /** @throws Error for a value no query can contain, as the SDK does. */
  where(field: Field, operator: WhereOperator, value: unknown): Query {
    if (value === undefined) throw new Error('Value for argument "value" is not a valid query constraint.');
    if (operator === 'in' || operator === 'array-contains-any') {
      if (!Array.isArray(value) || value.length === 0)
        throw new Error(`A query with '${operator}' needs at least one value.`);
      if (value.length > MAX_VALUES)
        throw Object.assign(new Error(`'${operator}' supports up to ${String(MAX_VALUES)} comparison values.`), {
          code: INVALID_ARGUMENT,
        });
    }
    return this.#with({ conditions: [...this.#plan.conditions, { field, operator, value }] });
  }

  orderBy(field: Field, direction: 'asc' | 'desc' = 'asc'): Query {
    return this.#with({ orders: [...this.#plan.orders, { field, direction }] });
  }

  limit(limit: number): Query {
    return this.#with({ limit });
  }

  startAfter(...after: [Snapshot] | unknown[]): Query {
    return this.#with({ after: after[0] instanceof Snapshot ? after[0] : after });
  }

  /** Returns only the named fields of each document; with none, only its ID. */
  select(...fields: Field[]): Query {
    return this.#with({ fields });
  }

  count(): { get: () => Promise<{ data: () => { count: number } }> } {
    return { get: () => Promise.resolve({ data: () => ({ count: this.run().size }) }) };
  }

  /** Counts and sums all matching documents. Non-numbers add nothing, as on the server. */
  aggregate(spec: Record<string, AggregateField>): { get: () => Promise<{ data: () => Record<string, number> }> } {
    const data = (): Record<string, number> => {
      const { docs } = this.run();
      const sumOf = (field: Field): number =>
        docs.reduce((sum, one) => {
          const value = one.get(field);
          return sum + (typeof value === 'number' ? value : 0);
        }, 0);
      return Object.fromEntries(
        Object.entries(spec).map(([name, { _field: field }]) => [
          name,
          field === undefined ? docs.length : sumOf(field),
        ]),
      );
    };
    return { get: () => Promise.resolve({ data }) };
  }

  get shape(): AskedShape {
    const { conditions, orders } = this.#plan;
    return {
      collection: this.#name,
      isGroup: this.#isGroup,
      where: conditions.map(({ field, operator }) => [String(field), operator]),
      orderBy: orders.map(({ field, direction }) => [String(field), direction]),
    };
  }

  get(): Promise<QuerySnapshot> {
    const [first] = this.#plan.orders;
    if (first && isDocumentId(first.field) && first.direction === 'desc')
      return Promise.reject(
        Object.assign(new Error('Firestore does not support descending key scans'), { code: FAILED_PRECONDITION }),
      );
    return Promise.resolve(this.run());
  }

  run(): QuerySnapshot {
    this.db.listener?.onQuery(this.shape, this.#origins());
    const { conditions, limit, after, fields } = this.#plan;
    const orders = this.#orders();
    const valueOf = (row: Row, field: Field): unknown =>
      isDocumentId(field) ? this.#idOf(row) : valueAt(row.data, field);
    const compare = (a: readonly unknown[], b: readonly unknown[]): number => {
      for (const [index, { direction }] of orders.entries()) {
        if (index >= a.length || index >= b.length) break;
        const order = compareValues(a[index], b[index]);
        if (order !== 0) return direction === 'desc' ? -order : order;
      }
      return 0;
    };
    const found = this.#collections()
      .flatMap((collection): Row[] => this.db.rows(collection).map(([id, data]) => ({ collection, id, data })))
      .filter((row) => conditions.every((condition) => holds(valueOf(row, condition.field), condition)))
      .map((row) => ({ row, key: orders.map(({ field }) => valueOf(row, field)) }))
      .filter(({ key }) => key.every((value) => value !== undefined))
      .sort((a, b) => compare(a.key, b.key));
    const last = after instanceof Snapshot ? this.#keyOf(after, orders) : after;
    const rest = last ? found.filter(({ key }) => compare(key, last) > 0) : found;
    return new QuerySnapshot(
      rest
        .slice(0, limit)
        .map(({ row: { collection, id, data } }) => new Snapshot(collection.doc(id), data, fields ?? undefined)),
    );
  }

  #origins(): readonly string[] {
    const { listener } = this.db;
    return listener ? [...new Set([...this.#plan.origins, ...listener.origins()])] : this.#plan.origins;
  }

  #keyOf(snapshot: Snapshot, orders: readonly Order[]): unknown[] {
    const { ref } = snapshot;
    return orders.map(({ field }) =>
      isDocumentId(field) ? this.#idOf({ collection: ref.parent, id: ref.id, data: {} }) : present(snapshot.get(field)),
    );
  }

  /** Across collections, documents are identified by their full paths. */
  #idOf({ collection, id }: Row): string {
    return this.#isGroup ? `${collection.path}/${id}` : id;
  }

  /** Firestore automatically orders by a range's field, and finally by the ID. */
  #orders(): Order[] {
    const { conditions, orders } = this.#plan;
    const range = conditions.find(({ operator }) => /[<>]/.test(operator));
    const own: Order[] = orders.length === 0 && range ? [{ field: range.field, direction: 'asc' }] : orders;
    return own.some(({ field }) => isDocumentId(field))
      ? own
      : [...own, { field: FieldPath.documentId(), direction: own.at(-1)?.direction ?? 'asc' }];
  }
}

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
  /** Where each part was added, for the listener to queries. */
  origins: readonly string[];
};
/** A document that a query may find. It is copied only once it is found. */
type Row = { collection: CollectionReference; id: string; data: Data };

const EVERYTHING: Plan = { conditions: [], orders: [], limit: Infinity, after: null, fields: null, origins: [] };
const [INVALID_ARGUMENT, FAILED_PRECONDITION] = [3, 9];
/** What a query asks for, apart from the values. `__name__` is the document id. */
export type AskedShape = {
  collection: string;
  isGroup: boolean;
  where: [field: string, operator: WhereOperator][];
  orderBy: [field: string, direction: 'asc' | 'desc'][];
};

/** Hears of each query as it is run, with what it said itself at the places where the query was put together. */
export type QueryListener = {
  origins: () => readonly string[];
  onQuery: (shape: AskedShape, origins: readonly string[]) => void;
};

/** As many values as one condition may name. */
const MAX_VALUES = 30;

/** Also the SDK's own FieldPath, which functions pass where they run on documents in memory in Node. */
const isDocumentId = (field: Field): boolean => typeof field !== 'string' && String(field) === '__name__';

/** @throws Error, as the SDK does, for a snapshot that was read without the field that it is to be followed in the order of. */
function present<T>(value: T): T {
  if (value === undefined) throw new Error('A field of the order is missing in the provided DocumentSnapshot.');
  return value;
}

/** A query on one collection, or on all of a name. */
export class Query {
  readonly db: MemoryFirestore;
  readonly #collections: () => CollectionReference[];
  readonly #name: string;
  readonly #isGroup: boolean;
  readonly #plan: Plan;

  /** @param name of the collections, without the path above them */
  constructor(
    db: MemoryFirestore,
    collections: () => CollectionReference[],
    { name, isGroup = false, plan = EVERYTHING }: { name: string; isGroup?: boolean; plan?: Plan },
  ) {
    this.db = db;
    this.#collections = collections;
    this.#name = name;
    this.#isGroup = isGroup;
    // A group's query may be run elsewhere and without a condition: then nothing else says who asks.
    this.#plan = isGroup && plan === EVERYTHING ? { ...plan, origins: db.listener?.origins() ?? [] } : plan;
  }

  /** Where it searches, as in the SDK's own queries: `sharedTransaction` asks for it. */
  get _queryOptions(): { collectionId: string } {
    return { collectionId: this.#name };
  }

  #with(changes: Partial<Plan>): Query {
    const [name, isGroup] = [this.#name, this.#isGroup];
    const origins = this.#origins();
    return new Query(this.db, this.#collections, { name, isGroup, plan: { ...this.#plan, ...changes, origins } });
  }

  /** @throws Error for a value that no query can ask for, as the SDK does. */
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

  /** Only the named fields of each document; with none its id alone. */
  select(...fields: Field[]): Query {
    return this.#with({ fields });
  }

  count(): { get: () => Promise<{ data: () => { count: number } }> } {
    return { get: () => Promise.resolve({ data: () => ({ count: this.run().size }) }) };
  }

  /** Counts and sums, over all that the query finds. What is no number adds nothing, as the server has it. */
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

  /** Firestore orders by a range's field automatically, and finally by the id. */
  #orders(): Order[] {
    const { conditions, orders } = this.#plan;
    const range = conditions.find(({ operator }) => /[<>]/.test(operator));
    const own: Order[] = orders.length === 0 && range ? [{ field: range.field, direction: 'asc' }] : orders;
    return own.some(({ field }) => isDocumentId(field))
      ? own
      : [...own, { field: FieldPath.documentId(), direction: own.at(-1)?.direction ?? 'asc' }];
  }
}

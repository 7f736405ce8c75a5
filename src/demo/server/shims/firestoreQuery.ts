import { holds } from '@/data/records/memoryDocuments';
import { compareValues } from '@/data/records/order';
import type { WhereOperator } from '@/data/records/store';
import type { CollectionReference, MemoryFirestore } from './firebaseAdminFirestore';
import { QuerySnapshot, Snapshot } from './firestoreSnapshots';
import { FieldPath } from './firestoreValues';

type Condition = { field: string | FieldPath; operator: WhereOperator; value: unknown };
type Order = { field: string | FieldPath; direction: 'asc' | 'desc' };
type Plan = {
  conditions: Condition[];
  orders: Order[];
  limit: number;
  after: readonly unknown[] | Snapshot | null;
  /** null for whole documents. */ fields: readonly (string | FieldPath)[] | null;
};

const EVERYTHING: Plan = { conditions: [], orders: [], limit: Infinity, after: null, fields: null };

/** Also the SDK's own FieldPath, which functions pass where they run on documents in memory in Node. */
const isDocumentId = (field: string | FieldPath): boolean => typeof field !== 'string' && String(field) === '__name__';
const valueOf = (snapshot: Snapshot, field: string | FieldPath): unknown =>
  isDocumentId(field) ? snapshot.id : snapshot.get(field);
/** By its path, as Firestore orders documents: below two companies there may be two of one id. */
const sortValueOf = (snapshot: Snapshot, field: string | FieldPath): unknown =>
  isDocumentId(field) ? snapshot.ref.path : snapshot.get(field);

/** @throws Error, as the SDK does, for a snapshot that was read without the field that it is to be followed in the order of. */
function present<T>(value: T): T {
  if (value === undefined) throw new Error('A field of the order is missing in the provided DocumentSnapshot.');
  return value;
}

/** What is asked of one collection, or of all of a name. */
export class Query {
  readonly db: MemoryFirestore;
  readonly #collections: () => CollectionReference[];
  readonly #plan: Plan;

  constructor(db: MemoryFirestore, collections: () => CollectionReference[], plan: Plan = EVERYTHING) {
    this.db = db;
    this.#collections = collections;
    this.#plan = plan;
  }

  #with(changes: Partial<Plan>): Query {
    return new Query(this.db, this.#collections, { ...this.#plan, ...changes });
  }

  where(field: string | FieldPath, operator: WhereOperator, value: unknown): Query {
    return this.#with({ conditions: [...this.#plan.conditions, { field, operator, value }] });
  }

  orderBy(field: string | FieldPath, direction: 'asc' | 'desc' = 'asc'): Query {
    return this.#with({ orders: [...this.#plan.orders, { field, direction }] });
  }

  limit(limit: number): Query {
    return this.#with({ limit });
  }

  startAfter(...after: [Snapshot] | unknown[]): Query {
    return this.#with({ after: after[0] instanceof Snapshot ? after[0] : after });
  }

  /** Only the named fields of each document; with none its id alone. */
  select(...fields: (string | FieldPath)[]): Query {
    return this.#with({ fields });
  }

  count(): { get: () => Promise<{ data: () => { count: number } }> } {
    return { get: () => Promise.resolve({ data: () => ({ count: this.run().size }) }) };
  }

  get(): Promise<QuerySnapshot> {
    return Promise.resolve(this.run());
  }

  run(): QuerySnapshot {
    const { conditions, limit, after, fields } = this.#plan;
    const orders = this.#orders();
    const keyOf = (snapshot: Snapshot): unknown[] => orders.map(({ field }) => sortValueOf(snapshot, field));
    const compare = (a: readonly unknown[], b: readonly unknown[]): number => {
      for (const [index, { direction }] of orders.entries()) {
        if (index >= a.length || index >= b.length) break;
        const order = compareValues(a[index], b[index]);
        if (order !== 0) return direction === 'desc' ? -order : order;
      }
      return 0;
    };
    const collections = this.#collections();
    const found = collections
      .flatMap((collection) => this.db.list(collection))
      .filter((snapshot) => conditions.every((condition) => holds(valueOf(snapshot, condition.field), condition)))
      .filter((snapshot) => orders.every(({ field }) => valueOf(snapshot, field) !== undefined))
      .sort((a, b) => compare(keyOf(a), keyOf(b)));
    const [{ path } = { path: '' }] = collections;
    const last =
      after instanceof Snapshot
        ? keyOf(after).map(present)
        : after?.map((value, index) => (isDocumentId(orders[index]?.field ?? '') ? `${path}/${String(value)}` : value));
    const rest = last ? found.filter((snapshot) => compare(keyOf(snapshot), last) > 0) : found;
    const page = rest.slice(0, limit);
    return new QuerySnapshot(fields ? page.map((snapshot) => snapshot.only(fields)) : page);
  }

  /** Firestore orders by a range's field by itself, and by the id in the end. */
  #orders(): Order[] {
    const { conditions, orders } = this.#plan;
    const range = conditions.find(({ operator }) => /[<>]/.test(operator));
    const own: Order[] = orders.length === 0 && range ? [{ field: range.field, direction: 'asc' }] : orders;
    return own.some(({ field }) => isDocumentId(field))
      ? own
      : [...own, { field: FieldPath.documentId(), direction: own.at(-1)?.direction ?? 'asc' }];
  }
}

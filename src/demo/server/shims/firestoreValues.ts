import { isSame } from '@/lib/stableJson';

const MICROS_PER_SECOND = 1_000_000;

/** A moment as returned by Firestore's SDK, with microsecond precision. Immutable, so copies of a document can share it. */
export class Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;

  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
    Object.freeze(this);
  }

  /** @param micros microseconds since 1970 */
  static fromMicros(micros: number): Timestamp {
    const seconds = Math.floor(micros / MICROS_PER_SECOND);
    return new Timestamp(seconds, (micros - seconds * MICROS_PER_SECOND) * 1000);
  }

  static fromMillis(milliseconds: number): Timestamp {
    return Timestamp.fromMicros(Math.floor(milliseconds * 1000));
  }

  static fromDate(date: Date): Timestamp {
    return Timestamp.fromMillis(date.getTime());
  }

  static now(): Timestamp {
    return Timestamp.fromMillis(Date.now());
  }

  toMillis(): number {
    return this.seconds * 1000 + Math.floor(this.nanoseconds / 1_000_000);
  }

  toDate(): Date {
    return new Date(this.toMillis());
  }

  /** Returns strings that sort in the same order as the moments. */
  valueOf(): string {
    return `${String(this.seconds).padStart(12, '0')}.${String(this.nanoseconds).padStart(9, '0')}`;
  }

  isEqual(other: Timestamp): boolean {
    return this.seconds === other.seconds && this.nanoseconds === other.nanoseconds;
  }
}

type Stored = unknown;

const listOf = (stored: Stored): unknown[] => (Array.isArray(stored) ? stored : []);

/** A change that depends on a field's stored value; `undefined` removes the field. */
export class FieldValue {
  readonly apply: (stored: Stored) => unknown;
  readonly isDelete: boolean;

  private constructor(apply: (stored: Stored) => unknown, isDelete = false) {
    this.apply = apply;
    this.isDelete = isDelete;
  }

  static delete(): FieldValue {
    return new FieldValue(() => undefined, true);
  }

  static serverTimestamp(): FieldValue {
    return new FieldValue(() => Timestamp.now());
  }

  static increment(by: number): FieldValue {
    return new FieldValue((stored) => (typeof stored === 'number' ? stored : 0) + by);
  }

  static arrayUnion(...added: unknown[]): FieldValue {
    return new FieldValue((stored) =>
      added.reduce<unknown[]>(
        (list, value) => (list.some((one) => isSame(one, value)) ? list : [...list, value]),
        listOf(stored),
      ),
    );
  }

  static arrayRemove(...removed: unknown[]): FieldValue {
    return new FieldValue((stored) => listOf(stored).filter((one) => !removed.some((value) => isSame(one, value))));
  }
}

/** Represents a document's ID in a query. */
const DOCUMENT_ID = '__name__';

export class FieldPath {
  readonly segments: readonly string[];

  constructor(...segments: string[]) {
    this.segments = segments;
  }

  static documentId(): FieldPath {
    return new FieldPath(DOCUMENT_ID);
  }

  toString(): string {
    return this.segments.join('.');
  }
}

/** A count or sum in a query, with the SDK's own property names: functions pass the SDK's when they run on in-memory documents in Node. */
export class AggregateField {
  readonly aggregateType: 'count' | 'sum';
  readonly _field: string | undefined;

  private constructor(aggregateType: AggregateField['aggregateType'], field?: string) {
    this.aggregateType = aggregateType;
    this._field = field;
  }

  static count(): AggregateField {
    return new AggregateField('count');
  }

  static sum(field: string): AggregateField {
    return new AggregateField('sum', field);
  }
}

export const pathOf = (field: string | FieldPath): readonly string[] =>
  typeof field === 'string' ? field.split('.') : field.segments;

/** Returns a field's value, through maps only; undefined if there is none. */
export const valueAt = (data: unknown, field: string | FieldPath): unknown =>
  pathOf(field).reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && !Array.isArray(part) && Object.hasOwn(part, name)
        ? (part as Record<string, unknown>)[name]
        : undefined,
    data,
  );

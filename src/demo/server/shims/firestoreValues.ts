/** A moment, as Firestore's SDK gives it out. */
export class Timestamp {
  readonly #milliseconds: number;

  private constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  static fromMillis(milliseconds: number): Timestamp {
    return new Timestamp(milliseconds);
  }

  toMillis(): number {
    return this.#milliseconds;
  }

  toDate(): Date {
    return new Date(this.#milliseconds);
  }
}

type Stored = unknown;

const listOf = (stored: Stored): unknown[] => (Array.isArray(stored) ? stored : []);

/** What becomes of a field depends on what is stored in it; `undefined` takes the field away. */
export class FieldValue {
  readonly apply: (stored: Stored) => unknown;

  private constructor(apply: (stored: Stored) => unknown) {
    this.apply = apply;
  }

  static delete(): FieldValue {
    return new FieldValue(() => undefined);
  }

  static increment(by: number): FieldValue {
    return new FieldValue((stored) => (typeof stored === 'number' ? stored : 0) + by);
  }

  static arrayUnion(...added: unknown[]): FieldValue {
    return new FieldValue((stored) => {
      const list = listOf(stored);
      return [...list, ...added.filter((value) => !list.includes(value))];
    });
  }

  static arrayRemove(...removed: unknown[]): FieldValue {
    return new FieldValue((stored) => listOf(stored).filter((value) => !removed.includes(value)));
  }
}

/** Stands for a document's id in a query. */
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

export const pathOf = (field: string | FieldPath): readonly string[] =>
  typeof field === 'string' ? field.split('.') : field.segments;

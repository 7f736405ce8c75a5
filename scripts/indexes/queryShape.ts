export type Direction = 'asc' | 'desc';

/** The parts of a query that determine which index answers it: everything except the values. */
export type QueryShape = {
  /** The caller and its purpose. */
  use: string;
  /** The collection's name, without the path above it. */
  collection: string;
  /** Searches all collections of this name, under any document. */
  isGroup?: boolean;
  /** Operators as in Firestore's SDKs. */
  where?: readonly (readonly [field: string, operator: string])[];
  /** `__name__` is the document id. It may be omitted if it has the direction of the order before it. */
  orderBy?: readonly (readonly [field: string, direction: Direction])[];
};

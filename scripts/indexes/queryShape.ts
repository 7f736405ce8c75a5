export type Direction = 'asc' | 'desc';

/** The parts of a query that decide which index answers it: everything except the values. */
export type QueryShape = {
  /** The caller and the purpose. */
  use: string;
  /** The collection's name, without the path above it. */
  collection: string;
  /** True for a collection group query: all collections with this name. */
  isGroup?: boolean;
  /** Operators as written in Firestore's SDKs. */
  where?: readonly (readonly [field: string, operator: string])[];
  /** `__name__` is the document id. It may be omitted in the direction of the order before it. */
  orderBy?: readonly (readonly [field: string, direction: Direction])[];
};

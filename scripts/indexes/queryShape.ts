export type Direction = 'asc' | 'desc';

/** What decides which index answers a query: everything it asks for except the values. */
export type QueryShape = {
  /** Who asks and what for. */
  use: string;
  /** The collection's name, without the path above it. */
  collection: string;
  /** Over the collections of this name below all documents. */
  isGroup?: boolean;
  /** Operators as Firestore's SDKs write them. */
  where?: readonly (readonly [field: string, operator: string])[];
  /** `__name__` is the document id. In the direction of the order before it, it may be left out. */
  orderBy?: readonly (readonly [field: string, direction: Direction])[];
};

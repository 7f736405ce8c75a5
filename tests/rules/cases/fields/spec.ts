import type { Fields } from '../../support/types';

/** What is not read off a collection's schema: what is special about a record, and the fields that make it so. */
export type CollectionFields = {
  refused?: [label: string, fields: Fields][];
  taken: [label: string, fields: Fields][];
  /** What the rules take and readers, who parse it, do not. */
  readers?: [label: string, fields: Fields][];
  /** Fields of the server's that came later: new records of older apps have none. */
  later?: readonly string[];
};

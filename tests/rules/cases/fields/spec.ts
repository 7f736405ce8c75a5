import type { Fields } from '../../support/types';

/** What is not read off a collection's schema: what is special about a record, and the fields that make it so. */
export type CollectionFields = {
  refused: [label: string, fields: Fields][];
  taken: [label: string, fields: Fields][];
  /** Fields that came later: records that were stored before have none. */
  later?: readonly string[];
};

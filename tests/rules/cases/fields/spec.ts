import type { Fields } from '../../support/types';

/**
 * Cases that can't be derived from a collection's schema: special values of a record, and the fields that produce them.
 */
export type CollectionFields = {
  refused?: [label: string, fields: Fields][];
  taken: [label: string, fields: Fields][];
  /** Data that the rules accept and readers, who parse it, don't. */
  readers?: [label: string, fields: Fields][];
  /** Server fields added later: new records from older apps don't have them. */
  later?: readonly string[];
};

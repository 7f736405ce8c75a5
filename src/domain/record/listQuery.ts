/**
 * The query of a bounded list: the data layer's ListOptions as plain data, so that the domain can define lists without knowing how they
 * are read.
 */
export type ListQuery = {
  where?: readonly {
    field: string;
    operator: '==' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any' | 'in';
    value: unknown;
  }[];
  orderBy?: readonly { field: string; direction: 'asc' | 'desc' }[];
  limit?: number;
};

/** Number fields that the server adds up over a query's results. Includes a count. */
export type SumQuery = { where?: NonNullable<ListQuery['where']>; sum: readonly string[] };

/**
 * One bounded query of a search. `accepts` filters out results that don't belong; if that may be most of them, `sift` says how the reader
 * continues: with the one of the query and the `others` that finds the fewest, page by page, until `wanted` records were accepted or
 * `pages` pages were read.
 */
export type Lookup<T> = {
  query: ListQuery;
  accepts?: (record: T) => boolean;
  sift?: { others: readonly ListQuery[]; wanted: number; pages: number };
};

/** Builds the where clause for "`field` is `value`". */
export const isEqual = (field: string, value: unknown) => ({ field, operator: '==', value }) as const;

/** Sorts after every text that starts with the preceding part. */
const LAST_CHARACTER = '\uf8ff';

/** Builds the where clauses for "`field` starts with `prefix`". */
export const startsWith = (field: string, prefix: string): NonNullable<ListQuery['where']> => [
  { field, operator: '>=', value: prefix },
  { field, operator: '<', value: prefix + LAST_CHARACTER },
];

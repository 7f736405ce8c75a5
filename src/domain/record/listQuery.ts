/**
 * What a bounded list asks for: the data layer's ListOptions in plain words, so that the domain can state which lists
 * there are without knowing how they are read.
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

/** Number fields to be added up over what a query finds, by the server. Counting comes with it. */
export type SumQuery = { where?: NonNullable<ListQuery['where']>; sum: readonly string[] };

/**
 * One bounded query of a search. `accepts` filters out results that don't belong; where that may be most of them,
 * `sift` says how the reader continues: with whichever of the query and the `others` finds least, page by page, until
 * `wanted` records were accepted or `pages` pages were read.
 */
export type Lookup<T> = {
  query: ListQuery;
  accepts?: (record: T) => boolean;
  sift?: { others: readonly ListQuery[]; wanted: number; pages: number };
};

/** The where clause for "`field` is `value`". */
export const isEqual = (field: string, value: unknown) => ({ field, operator: '==', value }) as const;

/** Sorts after every text that starts with the preceding part. */
const LAST_CHARACTER = '\uf8ff';

/** The where clauses for "`field` starts with `prefix`". */
export const startsWith = (field: string, prefix: string): NonNullable<ListQuery['where']> => [
  { field, operator: '>=', value: prefix },
  { field, operator: '<', value: prefix + LAST_CHARACTER },
];

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { QueryShape } from './queryShape';

const OPERATORS: Record<string, string> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IN: 'in',
  NOT_IN: 'not-in',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
};

/** Names with special characters are quoted in requests. */
const fieldSchema = z.object({ fieldPath: z.string() }).transform(({ fieldPath }) => fieldPath.replaceAll('`', ''));
const comparison = z.object({ field: fieldSchema, op: z.enum(Object.keys(OPERATORS)) });
const filterSchema = z.object({
  fieldFilter: comparison.nullish(),
  unaryFilter: comparison.nullish(),
  compositeFilter: z
    .object({
      // An OR needs an index for each side: nothing here sends one, and this file must support it before anything does.
      op: z.literal('AND'),
      get filters() {
        return z.array(filterSchema);
      },
    })
    .nullish(),
});
type Filter = z.infer<typeof filterSchema>;

/** The parts of a `StructuredQuery` in Firestore's API that decide which index answers it. */
const structuredSchema = z.object({
  from: z.tuple([z.object({ collectionId: z.string(), allDescendants: z.boolean().nullish() })]),
  where: filterSchema.nullish(),
  orderBy: z
    .array(z.object({ field: fieldSchema, direction: z.enum(['ASCENDING', 'DESCENDING']).default('ASCENDING') }))
    .nullish(),
});

const conditionsOf = (filter: Filter): (readonly [string, string])[] => {
  const plain = filter.fieldFilter ?? filter.unaryFilter;
  if (plain) return [[plain.field, OPERATORS[plain.op] ?? plain.op] as const];
  return (filter.compositeFilter?.filters ?? []).flatMap(conditionsOf);
};

/**
 * Returns the shape of a query as sent to Firestore.
 * @param structured the request's `structuredQuery`
 * @throws ZodError for an unknown kind of query
 */
function shapeOfStructured(structured: unknown, use: string): QueryShape {
  const { from, where, orderBy } = structuredSchema.parse(structured);
  return {
    use,
    collection: from[0].collectionId,
    isGroup: from[0].allDescendants ?? false,
    where: where ? conditionsOf(where) : [],
    orderBy: (orderBy ?? []).map(({ field, direction }) => [field, direction === 'DESCENDING' ? 'desc' : 'asc']),
  };
}

const lineSchema = z.union([
  z.object({ use: z.string(), structuredQuery: z.unknown() }),
  z.object({
    use: z.string(),
    collection: z.string(),
    isGroup: z.boolean().default(false),
    where: z.array(z.tuple([z.string(), z.string()])),
    orderBy: z.array(z.tuple([z.string(), z.enum(['asc', 'desc'])])),
  }),
]);

/** Parses a recording's queries, one per line. @throws Error for an invalid line */
export const recordedQueries = (lines: string): QueryShape[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .map((line) => ('structuredQuery' in line ? shapeOfStructured(line.structuredQuery, line.use) : line));

/** Reads what each stage of `npm test` recorded, by stage name. */
export function readRecordings(folder: string): Map<string, QueryShape[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  return new Map(
    files.map((name) => [basename(name, '.jsonl'), recordedQueries(readFileSync(join(folder, name), 'utf8'))]),
  );
}

import { auditSchema, type Stored } from '@/domain/record/schema';
import type { ZodType } from 'zod';

/** The default creation time of factory records: a Monday morning in winter, before any clock change. */
export const BUILT_AT = '2026-01-12T15:00:00.000Z';

const counters = new Map<string, number>();

/** Returns `customer-1`, `customer-2` …: readable in a failing test, and unique within a test file. */
export function nextId(kind: string): string {
  const next = (counters.get(kind) ?? 0) + 1;
  counters.set(kind, next);
  return `${kind}-${next}`;
}

type Build<T> = {
  kind: string;
  schema: ZodType<T>;
  /** The record's fields, including the test's overrides. */
  fields: Record<string, unknown>;
  overrides: Partial<Stored<T>>;
};

/**
 * Builds a stored record and checks it against its schema, so that no test runs on a record that couldn't exist.
 * @throws ZodError naming the field that a test's override made invalid.
 */
export function buildStored<T extends object>({ kind, schema, fields, overrides }: Build<T>): Stored<T> {
  const { id = nextId(kind) } = overrides;
  const by = overrides.createdBy ?? 'user-1';
  const at = overrides.createdAt ?? BUILT_AT;
  const audit = {
    createdBy: by,
    createdAt: at,
    updatedBy: by,
    updatedAt: at,
    revision: `revision-${id}`,
    baseRevision: '',
  };
  return { ...schema.parse({ ...fields, ...overrides }), ...auditSchema.parse({ ...audit, ...overrides }), id };
}

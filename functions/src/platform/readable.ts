import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { output, ZodType } from 'zod';
import { auditSchema, type Stored } from '@/domain/record/schema';

/** Parses an existing document with the schema; null, with a line in the log, if it is damaged. */
function fieldsOf<S extends ZodType>(schema: S, document: DocumentSnapshot): output<S> | null {
  const { data, error } = schema.safeParse(document.data());
  if (!error) return data;
  const [issue] = error.issues;
  // No values: they are the company's.
  logError('a damaged record was left out', { path: document.ref.path, field: issue?.path.join('.').slice(0, 100) });
  return null;
}

/** Parses the records in these documents. A damaged one is left out and logged, so that it doesn't hide the others. */
export const fieldsIn = <S extends ZodType>(schema: S, documents: readonly DocumentSnapshot[]): output<S>[] =>
  documents.flatMap((document) => fieldsOf(schema, document) ?? []);

/** The same with each record's id and audit fields. */
export const recordsIn = <S extends ZodType<object>>(
  schema: S,
  documents: readonly DocumentSnapshot[],
): Stored<output<S>>[] =>
  documents.flatMap((document) => {
    const [fields, audit] = [fieldsOf(schema, document), fieldsOf(auditSchema, document)];
    return fields && audit ? [{ ...fields, ...audit, id: document.id }] : [];
  });

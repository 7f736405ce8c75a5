import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { output, ZodType } from 'zod';
import { auditSchema, type Stored } from '@/domain/record/schema';

/** What fits the schema in a document that is there; null, with a line in the log, when it is damaged. */
function fieldsOf<S extends ZodType>(schema: S, document: DocumentSnapshot): output<S> | null {
  const { data, error } = schema.safeParse(document.data());
  if (!error) return data;
  const [issue] = error.issues;
  // No values: they are the company's.
  logError('a damaged record was left out', { path: document.ref.path, field: issue?.path.join('.').slice(0, 100) });
  return null;
}

/** The fields of the records in these documents. A damaged one is left out and logged, so that it does not hide the others. */
export const fieldsIn = <S extends ZodType>(schema: S, documents: readonly DocumentSnapshot[]): output<S>[] =>
  documents.flatMap((document) => fieldsOf(schema, document) ?? []);

/** The same with each record's id, and who wrote it when. */
export const recordsIn = <S extends ZodType<object>>(
  schema: S,
  documents: readonly DocumentSnapshot[],
): Stored<output<S>>[] =>
  documents.flatMap((document) => {
    const [fields, audit] = [fieldsOf(schema, document), fieldsOf(auditSchema, document)];
    return fields && audit ? [{ ...fields, ...audit, id: document.id }] : [];
  });

/** The format of a record's id. Firestore reserves `__…__`. */
export const RECORD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/**
 * Whether text written by someone else may be used as a document id. Separate from the schemas: the first page needs it, before zod
 * loads.
 */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && RECORD_ID.test(value);

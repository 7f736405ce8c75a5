/** The format of a record's ID. Firestore reserves `__…__`. */
export const RECORD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** Whether untrusted text may be looked up as a document ID. Kept apart from the schemas: the first page needs it before zod loads. */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && RECORD_ID.test(value);

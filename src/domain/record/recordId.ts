/** The shape of a record's id. Firestore keeps `__…__` to itself. */
export const RECORD_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** Whether text that somebody else wrote may be looked up as a document. Kept apart from the schemas: the first page asks it, before zod loads. */
export const isRecordId = (value: unknown): value is string => typeof value === 'string' && RECORD_ID.test(value);

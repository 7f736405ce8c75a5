/** Constants from the specification (section 9). */
export const DEFAULT_TTL_MS = 30_000;
export const PROFILE_CACHE_TTL_MS = 300_000;
export const PROFILE_CACHE_ENTRIES = 100;
export const FIRESTORE_CACHE_BYTES = 41_943_040;
export const FIRESTORE_MIN_CACHE_BYTES = 1_048_576;
export const STORAGE_OPERATION_RETRY_MS = 120_000;
export const STORAGE_UPLOAD_RETRY_MS = 600_000;
export const FUNCTIONS_TIMEOUT_MS = 70_000;

/** No list is read without a limit; security rules reject more than this in one query. */
export const MAX_LIST_LIMIT = 500;
export const DEFAULT_LIST_LIMIT = 50;

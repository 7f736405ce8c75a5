// The services' limits, as documented in November 2026. Each is a hard limit unless a comment says otherwise.

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
export const RULES_LIMITS = {
  textBytes: 256 * 1024,
  compiledBytes: 250 * 1024,
  callDepth: 20,
  parameters: 7,
  bindings: 10,
  /** Reads of other documents for a request on one document or a query; twice as many for a whole batch. */
  documentReads: 10,
};

/** Documents that Storage rules may read from Firestore: https://firebase.google.com/docs/storage/security/rules-conditions */
export const STORAGE_RULES_READS = 2;

/** https://firebase.google.com/docs/firestore/quotas#indexes */
export const INDEX_LIMITS = {
  /** With billing; without it 200, and no functions. */
  composite: 1000,
  fieldConfigurations: 1000,
  fieldsOfIndex: 100,
  entriesOfDocument: 40_000,
};

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields, and `#writes_and_transactions` */
export const DOCUMENT_LIMITS = { bytes: 1_048_576, requestBytes: 10 * 1024 * 1024, depth: 20, fieldTransforms: 500 };

/** https://cloud.google.com/functions/quotas, https://cloud.google.com/run/quotas, https://cloud.google.com/eventarc/docs/quotas */
export const FUNCTION_LIMITS = {
  /** Cloud Run services in one region: each function is one. */
  services: 1000,
  /** Eventarc triggers in one location: each function that reacts to records has one. */
  eventTriggers: 500,
  /** Cloud Scheduler jobs in one region. */
  schedules: 500,
  /** A function's name becomes the service's, in lowercase. */
  nameLength: 62,
  /** HTTP and callable functions. */
  httpSeconds: 3600,
  eventSeconds: 540,
  scheduleSeconds: 1800,
  requestBytes: 10 * 1024 * 1024,
  memoryMb: 32_768,
  /** A deployed version's files, before compression. */
  sourceBytes: 500 * 1024 * 1024,
};

/** https://firebase.google.com/docs/hosting/full-config: rewrites and headers have no number, the configuration has a size. */
export const HOSTING_LIMITS = { fileBytes: 2 * 1024 ** 3, files: 20_000 };

import type { PublicDocument } from './schema';

/** A face shows one kind of record: it begins with this, and sets the parts of its own. */
export const NO_PARTS = {
  paper: null,
  estimate: null,
  invoice: null,
  serviceReport: null,
  item: null,
  loadCalculation: null,
  plumbing: null,
  inspection: null,
  readings: null,
  visit: null,
} as const satisfies Partial<PublicDocument>;

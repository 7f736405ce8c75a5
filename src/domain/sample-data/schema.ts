import { z } from 'zod';

/** The collections with sample records, those referencing others first: they are removed in this order. */
export const SAMPLE_COLLECTIONS = [
  'invoices',
  'estimates',
  'jobs',
  'properties',
  'customers',
  'technicians',
  'pricebook',
  'pricebookCategories',
] as const;
export type SampleCollection = (typeof SAMPLE_COLLECTIONS)[number];

const ids = z
  .array(z.string().max(128))
  .max(300)
  // Each its own: they are filled one by one.
  .catch(() => []);

/**
 * `sampleData` on companies/{id}, written only by the server: which records are samples. Empty lists: there are none. Sending and issuing
 * check it, and counts of a company's own records leave them out.
 */
export const sampleDataSchema = z.object({
  invoices: ids,
  estimates: ids,
  jobs: ids,
  properties: ids,
  customers: ids,
  technicians: ids,
  pricebook: ids,
  pricebookCategories: ids,
});
export type SampleData = z.infer<typeof sampleDataSchema>;

export const NO_SAMPLES: SampleData = sampleDataSchema.parse({});

export const hasSamples = (samples: SampleData): boolean =>
  SAMPLE_COLLECTIONS.some((collection) => samples[collection].length > 0);

/** A record's revision prefix until someone changes it. Devices cannot write such a revision. */
export const SAMPLE_REVISION = 'sample-';
export const isUntouchedSample = (revision: unknown): boolean =>
  typeof revision === 'string' && revision.startsWith(SAMPLE_REVISION);

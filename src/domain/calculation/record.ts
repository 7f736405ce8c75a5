import { z } from 'zod';
import { line, recordId, requiredLine, text } from '../record/schema';
import { searchWordsField } from '../search/words';

/** Maximum revisions kept per calculation; lists read no more. */
export const CALCULATION_REVISION_LIMIT = 50;

/** Fields of every saved calculation, in addition to the inputs to its numbers. */
export const calculationFields = {
  /** `L26-K7M3Q`, generated on the device like a job number; the letter gives the kind. */
  number: z.string().max(20),
  title: requiredLine(160, 'Give the calculation a name'),
  address: line(600).default(''),
  customerId: z.string().max(128).default(''),
  customerName: z.string().max(330).default(''),
  propertyId: z.string().max(128).default(''),
  jobId: z.string().max(128).default(''),
  notes: text(5000).default(''),
  /** Number of the latest kept revision; 0 = none yet. */
  revisionNumber: z.number().int().min(0).max(10_000).default(0),
  /** Maintained by functions. */
  searchWords: searchWordsField,
};

/** Fields of every revision of a calculation, in addition to the numbers it keeps. */
export const calculationRevisionFields = {
  projectId: recordId,
  revisionNumber: z.number().int().min(1).max(10_000),
  /** Why it was kept: "sent to customer", "submitted for the permit". */
  reason: line(300).default(''),
};

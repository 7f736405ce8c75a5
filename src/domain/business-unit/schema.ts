import { z } from 'zod';
import { optionalEmail, optionalPhone } from '../contact/schema';
import { line, pictureAddress, recordId, requiredLine, text } from '../record/schema';
import { JOB_NATURES } from '../tax/schema';

export const BUSINESS_UNITS_LIMIT = 12;
const JOB_TYPES_LIMIT = 30;

/** The prefix of document numbers. */
export const numberPrefix = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9/-]{0,8}$/, 'At most 8 letters, digits, - or /');

/**
 * A part of a company that operates under its own name: plumbing next to heating, a second brand, a branch. Empty fields use the
 * company's.
 */
export const businessUnitSchema = z.object({
  id: recordId,
  /** Shown in lists and reports. */
  name: requiredLine(60, 'Enter a name'),
  isArchived: z.boolean().default(false),
  /** Job types (`WorkSettings.jobTypes`) that belong to it unless someone chooses otherwise. */
  jobTypeIds: z.array(recordId).max(JOB_TYPES_LIMIT).default([]),
  /** The name customers know. */
  printedName: line(160).default(''),
  phone: optionalPhone,
  email: optionalEmail,
  website: line(200).default(''),
  logoUrl: pictureAddress,
  color: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6})?$/, 'Use a color like #1c7ed6')
    .default(''),
  /** '' = its invoices are numbered in the company's series. */
  invoicePrefix: numberPrefix.default(''),
  creditNotePrefix: numberPrefix.default(''),
  /** Printed at the bottom of its documents: its licenses, its bank account. */
  footer: text(500).default(''),
  /** Initial tax nature of work on its documents. */
  jobNature: z.enum([...JOB_NATURES, '']).default(''),
});
export type BusinessUnit = z.infer<typeof businessUnitSchema>;

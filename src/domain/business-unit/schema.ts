import { z } from 'zod';
import { optionalEmail, optionalPhone } from '../contact/schema';
import { line, pictureAddress, recordId, requiredLine, text } from '../record/schema';
import { JOB_NATURES } from '../tax/schema';

export const BUSINESS_UNITS_LIMIT = 12;
const JOB_TYPES_LIMIT = 30;

/** Prefix of document numbers. */
export const numberPrefix = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9/-]{0,8}$/, 'At most 8 letters, digits, - or /');

/**
 * A part of a company that operates under its own name: plumbing alongside heating, a second brand, a branch. Empty fields fall back to
 * the company's.
 */
export const businessUnitSchema = z.object({
  id: recordId,
  /** Name in lists and reports. */
  name: requiredLine(60, 'Enter a name'),
  isArchived: z.boolean().default(false),
  /** Kinds of work (`WorkSettings.jobTypes`) assigned to it by default. */
  jobTypeIds: z.array(recordId).max(JOB_TYPES_LIMIT).default([]),
  /** Name as customers know it. */
  printedName: line(160).default(''),
  phone: optionalPhone,
  email: optionalEmail,
  website: line(200).default(''),
  logoUrl: pictureAddress,
  color: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6})?$/, 'Use a color like #1c7ed6')
    .default(''),
  /** '' = its invoices use the company's number series. */
  invoicePrefix: numberPrefix.default(''),
  creditNotePrefix: numberPrefix.default(''),
  /** Printed at the foot of its documents: its licenses, its bank account. */
  footer: text(500).default(''),
  /** Default tax nature for its documents. */
  jobNature: z.enum([...JOB_NATURES, '']).default(''),
});
export type BusinessUnit = z.infer<typeof businessUnitSchema>;

import { z } from 'zod';
import { optionalEmail, optionalPhone } from '../contact/schema';
import { line, pictureAddress, recordId, requiredLine, text } from '../record/schema';
import { JOB_NATURES } from '../tax/schema';

export const BUSINESS_UNITS_LIMIT = 12;
const JOB_TYPES_LIMIT = 30;

/** What numbers begin with. */
export const numberPrefix = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9/-]{0,8}$/, 'At most 8 letters, digits, - or /');

/**
 * A part of a company that works under a name of its own: plumbing beside heating, a second brand, a branch. Whatever is left empty is the company's.
 */
export const businessUnitSchema = z.object({
  id: recordId,
  /** In lists and reports. */
  name: requiredLine(60, 'Enter a name'),
  isArchived: z.boolean().default(false),
  /** Kinds of work (`WorkSettings.jobTypes`) that are its own unless somebody says otherwise. */
  jobTypeIds: z.array(recordId).max(JOB_TYPES_LIMIT).default([]),
  /** As customers know it. */
  printedName: line(160).default(''),
  phone: optionalPhone,
  email: optionalEmail,
  website: line(200).default(''),
  logoUrl: pictureAddress,
  color: z
    .string()
    .regex(/^(#[0-9a-fA-F]{6})?$/, 'Use a color like #1c7ed6')
    .default(''),
  /** '' = it numbers its invoices in the company's series. */
  invoicePrefix: numberPrefix.default(''),
  creditNotePrefix: numberPrefix.default(''),
  /** Printed at the foot of its papers: its licenses, its bank account. */
  footer: text(500).default(''),
  /** What its documents start with for taxes. */
  jobNature: z.enum([...JOB_NATURES, '']).default(''),
});
export type BusinessUnit = z.infer<typeof businessUnitSchema>;

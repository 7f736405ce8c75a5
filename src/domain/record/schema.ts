import { z } from 'zod';
import { plainLine, plainText } from '@/lib/plainText';
import { isOwnPicture } from './picture';
import { RECORD_ID } from './recordId';

/** Years outside this range are a typo, or a misread file. */
const [FIRST_YEAR, LAST_YEAR] = ['1900', '2200'];
const isInYears = (value: string): boolean => value.slice(0, 4) >= FIRST_YEAR && value.slice(0, 4) <= LAST_YEAR;

/** Whether the time exists: JavaScript reads February 30 as March 2. */
function isRealInstant(value: string): boolean {
  const at = Date.parse(value);
  return !Number.isNaN(at) && new Date(at).toISOString() === value;
}

/** An ISO-8601 UTC instant with milliseconds, the format of every stored timestamp. */
export const isoInstant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, { message: 'Not a valid time', abort: true })
  .refine((value) => isInYears(value) && isRealInstant(value), 'Not a valid time');
/** An instant or '' for "not set". */
export const optionalInstant = z.union([z.literal(''), isoInstant]).default('');
/** A calendar date (YYYY-MM-DD). */
export const isoDay = z.iso.date('Use a valid date').refine(isInYears, 'Use a valid date');
/** A calendar date (YYYY-MM-DD) or '' for "not set". */
export const optionalDate = z.union([z.literal(''), isoDay]).default('');

/** One line of text, trimmed, without control characters, at most `max` characters. */
export const line = (max: number) => z.string().overwrite(plainLine).trim().max(max, `At most ${max} characters`);
export const requiredLine = (max: number, message: string) => line(max).min(1, message);
/** Several lines of text without other control characters, at most `max` characters. */
export const text = (max: number) => z.string().overwrite(plainText).max(max, `At most ${max} characters`);

/** The URL of a web page, or ''. */
export const webLink = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/[^\s<>"]+)?$/, 'Use an address that starts with https://')
  .default('');
/** The URL of a picture uploaded here, or ''. Others are read as '': the rules reject them, and displays drop them. */
export const pictureAddress = z
  .string()
  .max(2000)
  .overwrite((address) => (isOwnPicture(address) ? address : ''))
  .default('');

/** A color in the format of browsers and PDFs. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a color like #1c7ed6');
/** An id from `newId` or the server. */
export const recordId = z.string().regex(RECORD_ID, 'Not a valid id');
/** The id of another record, or '' for "none". */
export const optionalRecordId = z.union([z.literal(''), recordId], 'Not a valid id').default('');

/**
 * Fields that the data layer adds to every stored record. `revision` changes with each write, and a write must name the revision it
 * replaces (`baseRevision`), so that no one overwrites what they haven't seen.
 */
export const auditSchema = z.object({
  createdBy: z.string().default(''),
  createdAt: z.string().default(''),
  updatedBy: z.string().default(''),
  updatedAt: z.string().default(''),
  revision: z.string().default(''),
  baseRevision: z.string().default(''),
});
export type Audit = z.infer<typeof auditSchema>;

/** The names of its fields. */
export const AUDIT_FIELDS: readonly string[] = Object.keys(auditSchema.shape);

/** A record as read: its fields, its id and who wrote it when. */
export type Stored<T> = T & Audit & { id: string };

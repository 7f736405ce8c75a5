import { z } from 'zod';
import { isoInstant, line, pictureAddress, recordId } from '../record/schema';

export const PHOTO_STAGES = ['before', 'during', 'after'] as const;
export type PhotoStage = (typeof PHOTO_STAGES)[number];
export const PHOTO_STAGE_LABELS: Record<PhotoStage, string> = { before: 'Before', during: 'During', after: 'After' };
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** Maximum size of an original, which is scaled down on the device before the upload. */
export const PHOTO_ORIGINAL_MAX_BYTES = 60 * 1024 * 1024;
export const PHOTO_CONTENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** Subjects of a photo other than a job. */
const PHOTO_SUBJECTS = [
  '',
  'finding',
  'diagnostic',
  'inspection',
  'siteGate',
  'siteLog',
  'wasteTicket',
  'doorPayment',
] as const;
/** A photo's subject other than a job, such as a finding or dump ticket, and the reading or item in it; '' for none. */
export type PhotoSubject = Pick<Photo, 'subjectKind' | 'subjectId' | 'itemId'>;

/**
 * companies/{c}/photos/{id}: a photo of a job, of something else (`PhotoSubject`), or of both. The file is under the company's storage
 * path, in `photoFolder`.
 */
export const photoSchema = z.object({
  jobId: recordId.or(z.literal('')).default(''),
  subjectKind: z.enum(PHOTO_SUBJECTS).default(''),
  subjectId: z.string().max(128).default(''),
  itemId: z.string().max(128).default(''),
  customerId: recordId,
  stage: z.enum(PHOTO_STAGES).default('during'),
  caption: line(300).default(''),
  path: z.string().max(400),
  url: pictureAddress,
  contentType: z.enum(PHOTO_CONTENT_TYPES),
  sizeBytes: z.number().int().min(1).max(PHOTO_MAX_BYTES),
  takenAt: isoInstant,
});
export type Photo = z.infer<typeof photoSchema>;

/** Returns the folder below the company's storage path: the job's if there is one, otherwise the subject's. */
export const photoFolder = ({ jobId, subjectId }: Pick<Photo, 'jobId' | 'subjectId'>): string =>
  `jobs/${jobId === '' ? subjectId : jobId}`;
export const PHOTO_LIST_LIMIT = 200;

import { z } from 'zod';
import { isoInstant, line, pictureAddress, recordId } from '../record/schema';

export const PHOTO_STAGES = ['before', 'during', 'after'] as const;
export type PhotoStage = (typeof PHOTO_STAGES)[number];
export const PHOTO_STAGE_LABELS: Record<PhotoStage, string> = { before: 'Before', during: 'During', after: 'After' };
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** Larger pictures are made smaller on the device before they are uploaded, but only up to here. */
export const PHOTO_ORIGINAL_MAX_BYTES = 60 * 1024 * 1024;
export const PHOTO_CONTENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** What else than a job a picture can be of. */
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
/** What a picture is of other than a job, such as a finding or dump ticket, and the reading or item in it; '' for none. */
export type PhotoSubject = Pick<Photo, 'subjectKind' | 'subjectId' | 'itemId'>;

/**
 * companies/{c}/photos/{id}: a picture of a job, of something else (`PhotoSubject`), or of that on a job. The file lies under
 * the company's storage path, in `photoFolder`.
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

/** Below the company's storage path: of the job where there is one, else of what the picture is of. */
export const photoFolder = ({ jobId, subjectId }: Pick<Photo, 'jobId' | 'subjectId'>): string =>
  `jobs/${jobId === '' ? subjectId : jobId}`;
export const PHOTO_LIST_LIMIT = 200;

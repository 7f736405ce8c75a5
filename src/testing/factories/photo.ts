import { photoSchema, type Photo } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { BUILT_AT, buildStored, nextId } from './build';

/** Builds a JPEG of `job-1`; the file's path follows the overridden job. */
export function buildPhoto(overrides: Partial<Stored<Photo>> = {}): Stored<Photo> {
  const { jobId = 'job-1' } = overrides;
  const path = `companies/company-1/jobs/${jobId}/${nextId('file')}.jpg`;
  const fields = {
    jobId,
    customerId: 'customer-1',
    stage: 'before',
    caption: 'Cracked heat exchanger',
    path,
    url: `https://firebasestorage.googleapis.com/${path}`,
    contentType: 'image/jpeg',
    sizeBytes: 48_213,
    takenAt: BUILT_AT,
  };
  return buildStored({ kind: 'photo', schema: photoSchema, fields, overrides });
}

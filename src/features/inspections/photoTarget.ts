import type { Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import type { PhotoTarget } from '@/entities/photo/useAddPhotos';

/** Returns the target of a photo taken at an item: that answer, and the inspection's job. */
export const photoTargetOf = (
  { id, jobId, customerId, number, title }: Stored<Inspection>,
  answerKey: string,
): PhotoTarget => ({
  subjectKind: 'inspection',
  subjectId: id,
  itemId: answerKey,
  jobId,
  customerId,
  label: `${number} ${title}`,
  stage: 'during',
});

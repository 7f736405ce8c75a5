import { PHOTO_STAGE_LABELS, type Photo } from '@/domain/photo/schema';

/** Returns a photo's alt text: its caption, or its stage and number. */
export const photoAlt = (photo: Pick<Photo, 'caption' | 'stage'>, index: number): string =>
  photo.caption || `${PHOTO_STAGE_LABELS[photo.stage]} photo ${index + 1}`;

import { z } from 'zod';
import { recordId } from '../record/schema';
import { PHOTO_LIST_LIMIT, photoSchema } from './schema';

/** Photos as shared by link: the picture and the item it belongs to, not who took it or where it is stored. */
export const viewedPhotosSchema = z
  .array(photoSchema.pick({ itemId: true, url: true, caption: true }).extend({ id: recordId }))
  .max(PHOTO_LIST_LIMIT)
  .default([]);
export type ViewedPhoto = z.infer<typeof viewedPhotosSchema>[number];

/** Reduces photos to the fields that are shared by link. */
export const viewedPhotos = (photos: readonly ViewedPhoto[]): ViewedPhoto[] =>
  photos.map(({ id, itemId, url, caption }) => ({ id, itemId, url, caption }));

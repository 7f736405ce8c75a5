import { z } from 'zod';
import { recordId } from '../record/schema';
import { PHOTO_LIST_LIMIT, photoSchema } from './schema';

/** What is shown of photos under a link: the picture and of which item it is, not who took it or where it is kept. */
export const viewedPhotosSchema = z
  .array(photoSchema.pick({ itemId: true, url: true, caption: true }).extend({ id: recordId }))
  .max(PHOTO_LIST_LIMIT)
  .default([]);
export type ViewedPhoto = z.infer<typeof viewedPhotosSchema>[number];

/** Photos as a link shows them, without what else is known of them. */
export const viewedPhotos = (photos: readonly ViewedPhoto[]): ViewedPhoto[] =>
  photos.map(({ id, itemId, url, caption }) => ({ id, itemId, url, caption }));

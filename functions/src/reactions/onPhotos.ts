import { restoring } from '../activity/restoring';
import { fileOnPhoto } from '../photos/fileOnPhoto';
import { defineReactions } from '../platform/defineReactions';
import { faceOnPhoto } from '../sharing/triggers';

/** Reports stop showing a deleted photo before its file goes. */
export const onPhotos = defineReactions('onPhotos', 'photos', [restoring('photos'), faceOnPhoto, fileOnPhoto]);

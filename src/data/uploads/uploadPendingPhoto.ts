import { toAppError } from '../errors';
import { uploadImage } from './imageUpload';
import type { PendingPhoto } from './pendingPhoto';

/**
 * Uploads a photo; safe to repeat. Evidence can be created once and never replaced, so a repeat after a lost response is rejected: the
 * file that is already there is then the one.
 */
export async function uploadPendingPhoto(
  photo: PendingPhoto,
  path: string,
  onProgress: (share: number) => void,
): Promise<string> {
  try {
    return await uploadImage({ path, companyId: photo.companyId, image: photo.image, onProgress });
  } catch (error) {
    if (toAppError(error).code !== 'permission-denied') throw error;
    const [{ getDownloadURL, ref }, { firebaseStorage }] = await Promise.all([
      import('firebase/storage'),
      import('../firebase/storage'),
    ]);
    return getDownloadURL(ref(firebaseStorage, `companies/${photo.companyId}/${path}`)).catch(() => {
      throw toAppError(error);
    });
  }
}

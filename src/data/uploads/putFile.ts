import { standIn } from '../demo/standIn';
import { toAppError } from '../errors';

type StoredFile = {
  /** Below the company's storage path. */
  path: string;
  companyId: string;
  file: Blob;
  contentType: string;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * Puts a file that was looked into already below the company's storage path and gives its download address.
 * @throws AppError `permission-denied`, or `unavailable` when the retries are used up.
 */
export async function putFile({ path, companyId, file, contentType, onProgress }: StoredFile): Promise<string> {
  const demo = standIn();
  if (demo) return demo.upload(file);
  const [{ getDownloadURL, ref, uploadBytesResumable }, { firebaseStorage }] = await Promise.all([
    import('firebase/storage'),
    import('../firebase/storage'),
  ]);
  const target = ref(firebaseStorage, `companies/${companyId}/${path}`);
  const task = uploadBytesResumable(target, file, { contentType, customMetadata: { companyId } });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  try {
    await task;
    return await getDownloadURL(target);
  } catch (error) {
    throw toAppError(error);
  }
}

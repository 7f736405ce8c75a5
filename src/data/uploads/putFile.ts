import { onAnotherTry } from '../connection';
import { standIn } from '../demo/standIn';
import { AppError } from '@/lib/appError';
import { notReached, toAppError } from '../errors';

type StoredFile = {
  /** Relative to the company's storage path. */
  path: string;
  companyId: string;
  file: Blob;
  contentType: string;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Security rules don't give a reason. */
const REFUSED =
  'This file was not accepted. Either you may not add files here, or your company has no space left: delete photos that are not needed.';

/** Firebase's first delays are short. */
const FIRST_WAITS_MS = 5_000;

/**
 * Stores an already validated file under the company's storage path and returns its download URL.
 * @throws AppError `permission-denied`, or `unavailable` if retries run out or the upload code can't be fetched.
 */
export async function putFile({ path, companyId, file, contentType, onProgress }: StoredFile): Promise<string> {
  const demo = standIn();
  if (demo) return demo.upload(file);
  const [{ getDownloadURL, ref, uploadBytesResumable }, { firebaseStorage }] = await Promise.all([
    import('firebase/storage'),
    import('../firebase/storage'),
  ]).catch((error: unknown) => {
    throw notReached(error);
  });
  const target = ref(firebaseStorage, `companies/${companyId}/${path}`);
  const task = uploadBytesResumable(target, file, { contentType, customMetadata: { companyId } });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  // Firebase retries at increasing intervals, up to a minute: someone back from a basement shouldn't have to wait for that.
  let triedAt = Date.now();
  const stop = onAnotherTry(() => {
    // A retry that just started is already in progress.
    if (Date.now() - triedAt < FIRST_WAITS_MS) return;
    triedAt = Date.now();
    task.pause();
    task.resume();
  });
  try {
    await task;
    return await getDownloadURL(target);
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code !== 'permission-denied') throw failure;
    throw new AppError({ code: 'permission-denied', userMessage: REFUSED, cause: error });
  } finally {
    stop();
  }
}

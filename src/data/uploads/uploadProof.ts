import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { uploadImage, type ImageContentType } from './imageUpload';
import { putFile } from './putFile';

const MAX_BYTES = 10 * 1024 * 1024;
const IMAGE_TYPES: readonly ImageContentType[] = ['image/jpeg', 'image/png', 'image/webp'];
const PDF = 'application/pdf';
export const PROOF_TYPES: readonly string[] = [...IMAGE_TYPES, PDF];

/** Whether a file is a PDF by its first bytes: names lie. */
const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';

/**
 * Uploads the proof of a credential, a picture or a PDF, and gives its download address.
 * @throws AppError `invalid` for another file, `too-large` above 10 MB, or as `putFile`.
 */
export async function uploadProof(
  file: File,
  { companyId, onProgress }: { companyId: string; onProgress?: (share: number) => void },
): Promise<string> {
  const progress = onProgress && { onProgress };
  if (!(await isPdf(file))) {
    const path = `credentials/${newId()}.${file.type.replace('image/', '')}`;
    if (file.type === PDF || !PROOF_TYPES.includes(file.type))
      throw new AppError({ code: 'invalid', userMessage: 'This is neither a picture (JPEG, PNG, WebP) nor a PDF.' });
    return uploadImage({ path, companyId, image: file, maxBytes: MAX_BYTES, allowedTypes: IMAGE_TYPES, ...progress });
  }
  if (file.size > MAX_BYTES)
    throw new AppError({
      code: 'too-large',
      userMessage: 'This PDF is larger than 10 MB, which is the most that can be uploaded.',
    });
  return putFile({ path: `credentials/${newId()}.pdf`, companyId, file, contentType: PDF, ...progress });
}

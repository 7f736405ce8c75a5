import { EXHIBIT_FILE_MAX_BYTES } from '@/domain/contract/record/parts';
import { AppError } from '@/lib/appError';
import { fileSizeText } from '@/lib/fileSize';
import { newId } from '@/lib/ids';
import { uploadImage, type ImageContentType } from './imageUpload';
import { putFile } from './putFile';

const IMAGE_TYPES: readonly ImageContentType[] = ['image/jpeg', 'image/png', 'image/webp'];
const PDF = 'application/pdf';
export const PAPER_FILE_TYPES: readonly string[] = [...IMAGE_TYPES, PDF];

/** Folders for each kind of file under the company's storage path, and the maximum size: must match storage.rules. */
const FOLDERS = {
  credentials: 10 * 1024 * 1024,
  contracts: EXHIBIT_FILE_MAX_BYTES,
} as const;
export type PaperFolder = keyof typeof FOLDERS;

/** Returns the largest file size allowed in a folder, in bytes. */
export const largestIn = (folder: PaperFolder): number => FOLDERS[folder];

/** Returns whether a file is a PDF, by its first bytes: file names lie. */
const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';

type PaperUpload = { companyId: string; folder: PaperFolder; onProgress?: (share: number) => void };

/**
 * Uploads a document, a picture or a PDF, such as proof of a credential or a contract's exhibit, and returns its download URL.
 * @throws AppError `invalid` for any other file, `too-large` above the folder's limit, or as `putFile`.
 */
export async function uploadPaper(file: File, { companyId, folder, onProgress }: PaperUpload): Promise<string> {
  const progress = onProgress && { onProgress };
  const maxBytes = largestIn(folder);
  if (!(await isPdf(file))) {
    const path = `${folder}/${newId()}.${file.type.replace('image/', '')}`;
    if (file.type === PDF || !PAPER_FILE_TYPES.includes(file.type))
      throw new AppError({ code: 'invalid', userMessage: 'This is neither a picture (JPEG, PNG, WebP) nor a PDF.' });
    return uploadImage({ path, companyId, image: file, maxBytes, allowedTypes: IMAGE_TYPES, ...progress });
  }
  if (file.size > maxBytes)
    throw new AppError({
      code: 'too-large',
      userMessage: `This PDF is larger than ${fileSizeText(maxBytes)}, which is the most that can be uploaded.`,
    });
  return putFile({ path: `${folder}/${newId()}.pdf`, companyId, file, contentType: PDF, ...progress });
}

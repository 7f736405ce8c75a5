import { IMAGE_HEAD_BYTES, IMAGE_TAIL_BYTES, imageTypeOf, isCutOff } from '@/domain/photo/imageBytes';
import { PHOTO_CONTENT_TYPES, PHOTO_MAX_BYTES } from '@/domain/photo/schema';
import { AppError } from '@/lib/appError';
import { fileSizeText } from '@/lib/fileSize';
import { putFile } from './putFile';

export type ImageContentType = (typeof PHOTO_CONTENT_TYPES)[number];

type UploadOptions = {
  /** Relative to the company's storage path, for example `jobs/abc/photo.jpg`. */
  path: string;
  companyId: string;
  image: Blob;
  maxBytes?: number;
  allowedTypes?: readonly ImageContentType[];
  /** 0 to 1. */
  onProgress?: (share: number) => void;
};

function noPicture(allowedTypes: readonly ImageContentType[]): AppError {
  const accepted = allowedTypes.map((type) => type.replace('image/', '').toUpperCase()).join(', ');
  return new AppError({
    code: 'invalid',
    userMessage: `This is not a picture that can be uploaded. Accepted: ${accepted}.`,
  });
}

/**
 * Determines a picture's type from its first bytes: file names lie.
 * @throws AppError `invalid` if it isn't a picture.
 */
export async function readImageType(
  image: Blob,
  allowedTypes: readonly ImageContentType[] = PHOTO_CONTENT_TYPES,
): Promise<ImageContentType> {
  const type = imageTypeOf(new Uint8Array(await image.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()));
  if (!type || !allowedTypes.includes(type)) throw noPicture(allowedTypes);
  return type;
}

const bytesOf = async (image: Blob, from: number, to?: number): Promise<Uint8Array> =>
  new Uint8Array(await image.slice(from, to).arrayBuffer());

/**
 * Checks a picture that couldn't be opened: an incomplete file never can be, here or elsewhere.
 * @throws AppError `invalid` if the file ends too early.
 */
export async function checkWhole(image: Blob): Promise<void> {
  const [head, tail] = await Promise.all([bytesOf(image, 0, IMAGE_HEAD_BYTES), bytesOf(image, -IMAGE_TAIL_BYTES)]);
  if (!isCutOff(image.type, image.size, head, tail)) return;
  throw new AppError({
    code: 'invalid',
    userMessage: 'This picture is cut off: a part of the file is missing. Take it again, or choose the original.',
  });
}

/** @throws AppError `invalid` or `too-large`, saying what is accepted, if the file can't be uploaded. */
export function checkImage(
  image: Blob,
  {
    maxBytes = PHOTO_MAX_BYTES,
    allowedTypes = PHOTO_CONTENT_TYPES,
  }: Pick<UploadOptions, 'maxBytes' | 'allowedTypes'> = {},
): ImageContentType {
  const contentType = allowedTypes.find((type) => type === image.type);
  if (!contentType) throw noPicture(allowedTypes);
  if (image.size === 0) throw new AppError({ code: 'invalid', userMessage: 'This file is empty.' });
  if (image.size > maxBytes) {
    throw new AppError({
      code: 'too-large',
      userMessage: `This picture is ${fileSizeText(image.size)}; at most ${fileSizeText(maxBytes)} can be uploaded.`,
    });
  }
  return contentType;
}

/**
 * Uploads a picture to the company's storage path and returns its download URL.
 * @throws AppError as `checkImage`, `permission-denied`, or `unavailable` when the retries are used up.
 */
export async function uploadImage({ path, companyId, image, onProgress, ...limits }: UploadOptions): Promise<string> {
  checkImage(image, limits);
  const contentType = await readImageType(image, limits.allowedTypes);
  return putFile({ path, companyId, file: image, contentType, ...(onProgress && { onProgress }) });
}

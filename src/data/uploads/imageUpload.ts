import { IMAGE_HEAD_BYTES, imageTypeOf } from '@/domain/photo/imageBytes';
import { PHOTO_CONTENT_TYPES, PHOTO_MAX_BYTES } from '@/domain/photo/schema';
import { AppError } from '@/lib/appError';
import { putFile } from './putFile';

export type ImageContentType = (typeof PHOTO_CONTENT_TYPES)[number];

type UploadOptions = {
  /** Below the company's storage path, for instance `jobs/abc/photo.jpg`. */
  path: string;
  companyId: string;
  image: Blob;
  maxBytes?: number;
  allowedTypes?: readonly ImageContentType[];
  /** 0 to 1. */
  onProgress?: (share: number) => void;
};

const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

function noPicture(allowedTypes: readonly ImageContentType[]): AppError {
  const accepted = allowedTypes.map((type) => type.replace('image/', '').toUpperCase()).join(', ');
  return new AppError({
    code: 'invalid',
    userMessage: `This is not a picture that can be uploaded. Accepted: ${accepted}.`,
  });
}

/**
 * What a picture is by its first bytes: names lie.
 * @throws AppError `invalid` when it is no picture.
 */
export async function readImageType(
  image: Blob,
  allowedTypes: readonly ImageContentType[] = PHOTO_CONTENT_TYPES,
): Promise<ImageContentType> {
  const type = imageTypeOf(new Uint8Array(await image.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()));
  if (!type || !allowedTypes.includes(type)) throw noPicture(allowedTypes);
  return type;
}

/** @throws AppError `invalid` or `too-large`, saying what is accepted, when the file cannot be uploaded. */
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
      userMessage: `This picture is ${megabytes(image.size)}; at most ${megabytes(maxBytes)} can be uploaded.`,
    });
  }
  return contentType;
}

/**
 * Uploads a picture below the company's storage path and gives its download address.
 * @throws AppError as `checkImage`, `permission-denied`, or `unavailable` when the retries are used up.
 */
export async function uploadImage({ path, companyId, image, onProgress, ...limits }: UploadOptions): Promise<string> {
  checkImage(image, limits);
  const contentType = await readImageType(image, limits.allowedTypes);
  return putFile({ path, companyId, file: image, contentType, ...(onProgress && { onProgress }) });
}

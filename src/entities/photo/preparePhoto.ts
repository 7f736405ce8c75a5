import { checkImage, checkWhole, readImageType } from '@/data/uploads/imageUpload';
import { PHOTO_MAX_BYTES, PHOTO_ORIGINAL_MAX_BYTES } from '@/domain/photo/schema';

/** Enough to read a nameplate, and a tenth of what a phone's camera produces. */
const MAX_SIDE = 2560;
const QUALITY = 0.85;

/** Some browsers don't know the type of a HEIC file; its name tells. */
function typed(file: File): File {
  const [, extension = ''] = /\.(heic|heif)$/i.exec(file.name) ?? [];
  return file.type === '' && extension !== ''
    ? new File([file], file.name, { type: `image/${extension.toLowerCase()}`, lastModified: file.lastModified })
    : file;
}

async function downscaled(image: File, maxSide: number): Promise<Blob | null> {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    // A picture with small enough dimensions may still be too large in bytes.
    if (scale === 1 && image.size <= PHOTO_MAX_BYTES) return null;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    bitmap.close();
  }
}

/**
 * Returns a picture as it will be uploaded: large ones are resized on the device; small ones, and those this browser can't read (HEIC),
 * stay exactly as they are.
 * @throws AppError if it isn't a picture, or is empty, truncated, or far too large.
 */
export async function preparePhoto(file: File, maxSide = MAX_SIDE): Promise<Blob> {
  const named = typed(file);
  checkImage(named, { maxBytes: PHOTO_ORIGINAL_MAX_BYTES });
  const type = await readImageType(named);
  const image = type === named.type ? named : new File([named], named.name, { type, lastModified: named.lastModified });
  try {
    const smaller = await downscaled(image, maxSide);
    return smaller && smaller.size < image.size ? smaller : image;
  } catch (error) {
    // Thrown for a picture the browser can't decode.
    if (error instanceof DOMException) await checkWhole(image);
    return image;
  }
}

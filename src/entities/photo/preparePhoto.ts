import { checkImage, checkWhole, readImageType } from '@/data/uploads/imageUpload';
import { PHOTO_MAX_BYTES, PHOTO_ORIGINAL_MAX_BYTES } from '@/domain/photo/schema';

/** Enough to read a nameplate, and a tenth of what a phone's camera makes. */
const MAX_SIDE = 2560;
const QUALITY = 0.85;

/** Some browsers do not know the type of a HEIC file; its name says it. */
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
    // What is small enough in its sides may still weigh too much.
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
 * A picture as it is uploaded: large ones made smaller on the device; small ones, and those that this browser cannot
 * read (HEIC), exactly as they are.
 * @throws AppError when it is no picture, empty, cut off, or far too large.
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
    // What it says of a picture that it cannot decode.
    if (error instanceof DOMException) await checkWhole(image);
    return image;
  }
}

import { checkImage, readImageType } from '@/data/uploads/imageUpload';
import { PICTURE_CHARACTERS, type AssistantQuestion } from '@/domain/assistant/api';
import { PHOTO_ORIGINAL_MAX_BYTES } from '@/domain/photo/schema';
import { AppError } from '@/lib/appError';

export type PictureData = AssistantQuestion['pictures'][number];

/** The largest size models look at; anything larger would only cost more. */
const MAX_SIDES = [1568, 1100, 768] as const;
const QUALITY = 0.85;
const TYPE = 'image/jpeg';

export const previewOf = ({ mediaType, data }: PictureData): string => `data:${mediaType};base64,${data}`;

/**
 * Prepares a picture for a model: a JPEG of at most 1568 px, created on the device. Camera metadata, such as the location, stays here.
 * @throws AppError if it isn't a picture, or one this browser can't read
 */
export async function pictureData(file: File): Promise<PictureData> {
  checkImage(file, { maxBytes: PHOTO_ORIGINAL_MAX_BYTES });
  const type = await readImageType(file);
  const bitmap = await createImageBitmap(new Blob([file], { type }), { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw unreadable(cause);
    },
  );
  try {
    for (const maxSide of MAX_SIDES) {
      const data = drawn(bitmap, maxSide);
      if (data.length <= PICTURE_CHARACTERS) return { mediaType: TYPE, data };
    }
  } finally {
    bitmap.close();
  }
  throw new AppError({ code: 'too-large', userMessage: 'This picture is too large. Show a part of it.' });
}

const unreadable = (cause?: unknown): AppError =>
  new AppError({ code: 'invalid', userMessage: 'This browser cannot read this picture. Try a JPEG or PNG.', cause });

/** Returns base64, without the `data:` prefix. */
function drawn(bitmap: ImageBitmap, maxSide: number): string {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw unreadable();
  // Transparent areas would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(TYPE, QUALITY).replace(/^data:[^,]*,/, '');
}

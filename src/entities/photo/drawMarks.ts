import { MARK_HALO, MARK_INK, markPath, markWidthPx, type Mark } from '@/domain/photo/marks';
import { AppError } from '@/lib/appError';

const QUALITY = 0.85;

const notDrawn = (cause?: unknown): AppError =>
  new AppError({
    code: 'unknown',
    userMessage: 'The markup could not be added to this photo. Use the photo as it is, or try again.',
    cause,
  });

/**
 * Returns the photo with its markup drawn in, as a JPEG of the same size.
 * @throws AppError if this browser can't read or write the picture.
 */
export async function drawMarks(image: Blob, marks: readonly Mark[]): Promise<Blob> {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw notDrawn(error);
  });
  try {
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw notDrawn();
    context.drawImage(bitmap, 0, 0);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    const widthPx = markWidthPx(bitmap);
    for (const mark of marks) {
      const path = new Path2D(markPath(mark, bitmap));
      context.strokeStyle = MARK_HALO;
      context.lineWidth = widthPx * 2;
      context.stroke(path);
      context.strokeStyle = MARK_INK;
      context.lineWidth = widthPx;
      context.stroke(path);
    }
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!drawn) throw notDrawn();
    return drawn;
  } finally {
    bitmap.close();
  }
}

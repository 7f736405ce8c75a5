import { pictureType } from './pictures';

const TIMEOUT_MS = 8_000;
/** Printed at 56 points at most: more than enough, and a phone's photo does not make the PDF large. */
const LARGEST_SIDE_PX = 480;

/** A picture of any kind that the browser shows, as a small PNG or JPEG; null when it cannot be had. */
export async function loadPictureInBrowser(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return null;
    const file = await response.blob();
    const isJpeg = pictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer())) === 'image/jpeg';
    return await shrink(file, isJpeg ? 'image/jpeg' : 'image/png');
  } catch {
    return null;
  }
}

async function shrink(file: Blob, type: 'image/jpeg' | 'image/png'): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LARGEST_SIDE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL(type, 0.85);
  } finally {
    picture.close();
  }
}

import { pictureType, REPORT_PHOTOS_BYTES, type Pictures } from './pictures';

const TIMEOUT_MS = 8_000;
/** Printed at no more than 170 points: sharp enough, and a phone's photo doesn't bloat the PDF. */
const LARGEST_SIDE_PX = 480;
/** A report shows photos as evidence, a third of the page wide: 400 dots per inch. */
const LARGEST_PHOTO_SIDE_PX = 1000;
/** Tried in order until a photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
/** Limit for a single photo. */
const LARGEST_PHOTO_BYTES = 400_000;
/** A data URL uses four characters for three bytes. */
const BYTES_PER_LETTER = 3 / 4;
/** More at once would exceed a phone's memory for pixels. */
const AT_ONCE = 4;

/** Loads any picture the browser can show, as a small PNG or JPEG; null if it can't be loaded. */
export async function loadPictureInBrowser(
  url: string,
  { largestSidePx = LARGEST_SIDE_PX, largestBytes = Infinity } = {},
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return null;
    const file = await response.blob();
    const isJpeg = pictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer())) === 'image/jpeg';
    return await shrink(file, { type: isJpeg ? 'image/jpeg' : 'image/png', largestSidePx, largestBytes });
  } catch {
    return null;
  }
}

/** Loads a report's photos, large enough to be useful in print; those that can't be loaded are left out. */
export async function loadPicturesInBrowser(urls: readonly string[]): Promise<Pictures> {
  const loaded = new Map<string, string>();
  const queue = [...urls];
  const largestBytes = Math.min(LARGEST_PHOTO_BYTES, REPORT_PHOTOS_BYTES / Math.max(1, urls.length));
  const worker = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const picture = await loadPictureInBrowser(url, { largestSidePx: LARGEST_PHOTO_SIDE_PX, largestBytes });
      if (picture !== null) loaded.set(url, picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return loaded;
}

type Smaller = { type: 'image/jpeg' | 'image/png'; largestSidePx: number; largestBytes: number };

async function shrink(file: Blob, { type, largestSidePx, largestBytes }: Smaller): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, largestSidePx / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const isSmall = (made: string): boolean => made.length * BYTES_PER_LETTER <= largestBytes;
    let made = canvas.toDataURL(type, QUALITIES[0]);
    if (isSmall(made)) return made;
    if (context && type === 'image/png') {
      // JPEG has no transparency: transparent parts become white.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    // A JPEG has already been tried at the best quality.
    for (const quality of type === 'image/jpeg' ? QUALITIES.slice(1) : QUALITIES) {
      made = canvas.toDataURL('image/jpeg', quality);
      if (isSmall(made)) break;
    }
    return made;
  } finally {
    picture.close();
  }
}

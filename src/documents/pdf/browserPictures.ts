import { pictureType, REPORT_PHOTOS_BYTES, type Pictures } from './pictures';

const TIMEOUT_MS = 8_000;
/** Printed at 170 points at most: sharp enough, and a phone's photo does not make the PDF large. */
const LARGEST_SIDE_PX = 480;
/** A report shows photos as evidence, a third of the page wide: 400 points to the inch. */
const LARGEST_PHOTO_SIDE_PX = 1000;
/** Tried one after the other until a photo is as small as it has to be. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
/** One photo alone is not larger than it has to be either. */
const LARGEST_PHOTO_BYTES = 400_000;
/** A data address has four letters for three bytes. */
const BYTES_PER_LETTER = 3 / 4;
/** More at once would exceed a phone's memory in pixels. */
const AT_ONCE = 4;

/** A picture of any kind that the browser shows, as a small PNG or JPEG; null when it cannot be had. */
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

/** The photos of a report, large enough to see on paper what they show; those that cannot be had are left out. */
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
      // A JPEG has no transparency: transparent parts become paper white.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    // As a JPEG it was tried at the best one already.
    for (const quality of type === 'image/jpeg' ? QUALITIES.slice(1) : QUALITIES) {
      made = canvas.toDataURL('image/jpeg', quality);
      if (isSmall(made)) break;
    }
    return made;
  } finally {
    picture.close();
  }
}

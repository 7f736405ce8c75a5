import { loadPictureInBrowser } from '@/documents/pdf/browserPictures';

/** The pictures shown on sheets, ready to draw; null = there is none, or it isn't available now. */
export type SheetPictures = { photo: HTMLImageElement | null; logo: HTMLImageElement | null };
export const NO_PICTURES: SheetPictures = { photo: null, logo: null };

/** The long side of a large postcard at 300 dots per inch; no printer shows more. */
const LARGEST_SIDE_PX = 2800;

/** Loads a picture that can be drawn and read back: one from another site would taint the canvas. */
export async function sheetPicture(url: string): Promise<HTMLImageElement | null> {
  const source = url === '' ? null : await loadPictureInBrowser(url, { largestSidePx: LARGEST_SIDE_PX });
  if (source === null) return null;
  const image = new Image();
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
}

type Room = { width: number; height: number };

/** Returns the central part of a picture that fills a box, in the picture's own pixels. */
export function coverPart({ naturalWidth, naturalHeight }: HTMLImageElement, { width, height }: Room) {
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [partWidth, partHeight] = [width / scale, height / scale];
  return {
    x: (naturalWidth - partWidth) / 2,
    y: (naturalHeight - partHeight) / 2,
    width: partWidth,
    height: partHeight,
  };
}

/** Returns the position of a whole picture centered in a box. */
export function containedIn({ naturalWidth, naturalHeight }: HTMLImageElement, { width, height }: Room) {
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const [drawnWidth, drawnHeight] = [naturalWidth * scale, naturalHeight * scale];
  return { x: (width - drawnWidth) / 2, y: (height - drawnHeight) / 2, width: drawnWidth, height: drawnHeight };
}

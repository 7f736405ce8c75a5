import { loadPictureInBrowser } from '@/documents/pdf/browserPictures';

/** The pictures that sheets show, ready to be drawn; null = there is none, or it cannot be had now. */
export type SheetPictures = { photo: HTMLImageElement | null; logo: HTMLImageElement | null };
export const NO_PICTURES: SheetPictures = { photo: null, logo: null };

/** A large postcard across at 300 dots to the inch; more no printer shows. */
const LARGEST_SIDE_PX = 2800;

/** A picture that may be drawn and read again: one of another site would lock the canvas. */
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

/** The part of a picture that fills a room, its middle; in its own pixels. */
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

/** The position of a whole picture in a space, centered. */
export function containedIn({ naturalWidth, naturalHeight }: HTMLImageElement, { width, height }: Room) {
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const [drawnWidth, drawnHeight] = [naturalWidth * scale, naturalHeight * scale];
  return { x: (width - drawnWidth) / 2, y: (height - drawnHeight) / 2, width: drawnWidth, height: drawnHeight };
}

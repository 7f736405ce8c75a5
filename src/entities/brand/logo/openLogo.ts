import { assertLogoSize, LOGO_STORED_MAX_BYTES, LOGO_STORED_SIDE_PX, readLogoFile } from '@/domain/brand/logoFile';
import type { Pixels } from '@/domain/brand/pixels';
import { AppError } from '@/lib/appError';

export type OpenLogo = {
  pixels: Pixels;
  /** A sentence about what was removed from the file; '' if nothing. */
  note: string;
};

const cannotBeOpened = (cause?: unknown): AppError =>
  new AppError({
    code: 'invalid',
    userMessage: 'This picture is damaged and cannot be opened. Save it again and try that.',
    cause,
  });

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw cannotBeOpened();
  return context;
}

/**
 * Opens a file as pixels to work on, at most `LOGO_STORED_SIDE_PX` per side. An SVG is sanitized before it's drawn.
 * @throws AppError `invalid` or `too-large`, saying what is wrong with the file.
 */
export async function openLogo(file: Blob): Promise<OpenLogo> {
  assertLogoSize(file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { kind } = readLogoFile(bytes);
  try {
    return kind === 'svg' ? await openDrawing(new TextDecoder().decode(bytes)) : await openPicture(bytes, kind);
  } catch (error) {
    throw error instanceof AppError ? error : cannotBeOpened(error);
  }
}

async function openPicture(bytes: Uint8Array<ArrayBuffer>, kind: string): Promise<OpenLogo> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }), {
    imageOrientation: 'from-image',
  });
  try {
    const scale = Math.min(1, LOGO_STORED_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const context = contextOf(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return { pixels: context.getImageData(0, 0, width, height), note: '' };
  } finally {
    bitmap.close();
  }
}

async function openDrawing(source: string): Promise<OpenLogo> {
  const { cleanSvg, sizedSvg } = await import('./cleanSvg');
  const { svg: clean, wasChanged } = cleanSvg(source);
  const { svg, width, height } = sizedSvg(clean, LOGO_STORED_SIDE_PX);
  const image = new Image(width, height);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const context = contextOf(width, height);
    context.drawImage(image, 0, 0, width, height);
    const note = wasChanged
      ? 'Scripts, links or pictures from elsewhere were taken out of this SVG. Check that nothing is missing.'
      : '';
    return { pixels: context.getImageData(0, 0, width, height), note };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws pixels on a canvas, for the screen. */
export function paint(canvas: HTMLCanvasElement, { data, width, height }: Pixels): void {
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}

/** Encodes pixels as the PNG that is stored. @throws AppError `too-large` if it's too large for an e-mail. */
export async function pngOf(pixels: Pixels): Promise<Blob> {
  const canvas = document.createElement('canvas');
  paint(canvas, pixels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw cannotBeOpened();
  if (blob.size > LOGO_STORED_MAX_BYTES)
    throw new AppError({
      code: 'too-large',
      userMessage:
        'This is a photo rather than a logo: too many colors for an e-mail. Crop it, or choose a simpler picture.',
    });
  return blob;
}

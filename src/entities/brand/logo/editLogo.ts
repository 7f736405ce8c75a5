import { contrastOf } from '@/domain/brand/contrast';
import { DARK_SURFACE, LIGHT_SURFACE } from '@/domain/brand/legibility';
import { inWhite, isPlainRectangle, meanColorOf, withoutGround, type Box, type Pixels } from '@/domain/brand/pixels';

/** Edits made to a logo before it's stored. */
export type LogoEdits = {
  crop: Box;
  isGroundRemoved: boolean;
  /** 0 to 100: how much a color may differ from the background's and still count as background. */
  tolerance: number;
  isWhite: boolean;
};

/** Returns a picture with its edits applied. */
export const editedLogo = (pixels: Pixels, edits: LogoEdits): Pixels =>
  cropped(uncroppedLogo(pixels, edits), edits.crop);

/** Same, before cropping. In white, the counters of letters would be filled in, so the background is removed there too. */
export function uncroppedLogo(
  pixels: Pixels,
  { isGroundRemoved, tolerance, isWhite }: Omit<LogoEdits, 'crop'>,
): Pixels {
  const bare = isGroundRemoved ? withoutGround(pixels, tolerance, isWhite) : pixels;
  return isWhite ? inWhite(bare) : bare;
}

function cropped({ data, width }: Pixels, box: Box): Pixels {
  const rows = Array.from({ length: box.height }, (_, row) => {
    const from = ((box.y + row) * width + box.x) * 4;
    return data.subarray(from, from + box.width * 4);
  });
  const result = new Uint8ClampedArray(box.width * box.height * 4);
  rows.forEach((row, index) => result.set(row, index * box.width * 4));
  return { data: result, width: box.width, height: box.height };
}

/** WCAG 2.2, success criterion 1.4.11: the minimum contrast for graphics. */
const MADE_OUT = 3;

/**
 * Returns the contrast between a logo's mean color and its background, and whether it's enough; null if there is no figure: nothing, or a
 * rectangle.
 */
export function visibilityOn(pixels: Pixels, ground: 'light' | 'dark'): { contrast: number; isEnough: boolean } | null {
  const mean = meanColorOf(pixels);
  if (mean === null || isPlainRectangle(pixels)) return null;
  const contrast = contrastOf(mean, ground === 'light' ? LIGHT_SURFACE : DARK_SURFACE);
  return { contrast, isEnough: contrast >= MADE_OUT };
}

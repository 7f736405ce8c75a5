import { contrastOf } from '@/domain/brand/contrast';
import { DARK_SURFACE, LIGHT_SURFACE } from '@/domain/brand/legibility';
import { inWhite, isPlainRectangle, meanColorOf, withoutGround, type Box, type Pixels } from '@/domain/brand/pixels';

/** What is done to a logo before it is stored. */
export type LogoEdits = {
  crop: Box;
  isGroundRemoved: boolean;
  /** 0 to 100: how far from the ground's color still counts as ground. */
  tolerance: number;
  isWhite: boolean;
};

/** A picture with its edits carried out. */
export const editedLogo = (pixels: Pixels, edits: LogoEdits): Pixels =>
  cropped(uncroppedLogo(pixels, edits), edits.crop);

/** The same before it is cropped. In white, what lies within letters would fill them: the ground goes there too. */
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

/** WCAG 2.2, success criterion 1.4.11: what a picture needs to be made out. */
const MADE_OUT = 3;

/** How far a logo's mean color stands from its ground, and whether that is enough; null where there is no figure: nothing, or a rectangle. */
export function visibilityOn(pixels: Pixels, ground: 'light' | 'dark'): { contrast: number; isEnough: boolean } | null {
  const mean = meanColorOf(pixels);
  if (mean === null || isPlainRectangle(pixels)) return null;
  const contrast = contrastOf(mean, ground === 'light' ? LIGHT_SURFACE : DARK_SURFACE);
  return { contrast, isEnough: contrast >= MADE_OUT };
}

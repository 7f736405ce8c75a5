import type { AdChannel } from '../channels';
import type { PostcardSize } from '../schema';

/** A picture size accepted by a platform, in exact pixels. */
export type PictureFormat = { id: string; label: string; width: number; height: number };

const WIDE = { id: 'wide', label: 'Wide, 1200 × 628', width: 1200, height: 628 };
const SQUARE = { id: 'square', label: 'Square, 1080 × 1080', width: 1080, height: 1080 };

/** The pictures of each channel. Google display: 1.91:1 and 1:1; Nextdoor and Meta as their specifications recommend. */
export const PICTURE_FORMATS: Readonly<Partial<Record<AdChannel, readonly PictureFormat[]>>> = {
  googleDisplay: [WIDE, { id: 'square', label: 'Square, 1200 × 1200', width: 1200, height: 1200 }],
  meta: [
    SQUARE,
    { id: 'portrait', label: 'Portrait, 1080 × 1350', width: 1080, height: 1350 },
    WIDE,
    { id: 'story', label: 'Story, 1080 × 1920', width: 1080, height: 1920 },
  ],
  nextdoor: [WIDE],
};

/** Points per inch, the unit for print. */
export const POINTS_PER_INCH = 72;
/** Printed beyond the trim line on each side so that no white edge shows. */
export const BLEED_INCHES = 0.125;
/** Margin inside the trim line that stays free of anything that must not be cut. */
export const SAFE_INCHES = 0.25;
/** Room for the crop marks around the bleed. */
export const MARKS_INCHES = 0.375;
/** Resolution that printers ask for. */
export const PRINT_DPI = 300;

/** A printed piece after trimming, in inches. */
export type PrintFormat = { id: string; label: string; width: number; height: number };

export const POSTCARD_FORMATS: Readonly<Record<PostcardSize, PrintFormat>> = {
  '6x4': { id: '6x4', label: 'Postcard, 6 × 4 inches', width: 6, height: 4 },
  '9x6': { id: '9x6', label: 'Large postcard, 9 × 6 inches', width: 9, height: 6 },
};
export const FLYER_FORMAT: PrintFormat = { id: 'letter', label: 'Flyer, 8.5 × 11 inches', width: 8.5, height: 11 };
export const HANGER_FORMAT: PrintFormat = {
  id: 'hanger',
  label: 'Door hanger, 4.25 × 11 inches',
  width: 4.25,
  height: 11,
};

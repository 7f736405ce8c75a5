import type { PrintChannel } from '../channels';
import type { Ad } from '../schema';
import type { SheetContent } from './content';
import { FLYER_FORMAT, HANGER_FORMAT, POSTCARD_FORMATS, type PrintFormat } from './formats';
import { flyerSide, hangerSide } from './handoutSheets';
import type { Measure, Sheet } from './marks';
import { postcardBack, postcardFront } from './postcardSheets';

/** A side of a printed piece; the sheet includes the bleed, in points. */
export type PrintSide = { id: 'front' | 'back'; label: string; format: PrintFormat; sheet: Sheet };

/** Returns the sides of a printed piece. */
export function printSides(
  channel: PrintChannel,
  content: SheetContent,
  { ad, measure }: { ad: Pick<Ad, 'postcardSize'>; measure: Measure },
): PrintSide[] {
  if (channel === 'flyer')
    return [{ id: 'front', label: 'Flyer', format: FLYER_FORMAT, sheet: flyerSide(FLYER_FORMAT, content, measure) }];
  if (channel === 'doorHanger')
    return [
      { id: 'front', label: 'Door hanger', format: HANGER_FORMAT, sheet: hangerSide(HANGER_FORMAT, content, measure) },
    ];
  const format = POSTCARD_FORMATS[ad.postcardSize];
  return [
    { id: 'front', label: 'Front', format, sheet: postcardFront(format, content, measure) },
    { id: 'back', label: 'Back', format, sheet: postcardBack(format, content, measure) },
  ];
}

import type { Measure } from '@/domain/ad/sheet/marks';

/** Measured large and scaled down, because the widths of small letters are rounded. */
const MEASURED_PX = 100;
/** If nothing can be measured, letters are assumed to have an average width. */
const USUAL_WIDTH = 0.56;

/** Returns a function that measures text in a font as the canvas draws it; each text is measured once. */
export function measureIn(font: string): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, weight) => {
    const key = `${String(weight)} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let width = text.length * USUAL_WIDTH;
    if (context) {
      context.font = `${String(weight)} ${String(MEASURED_PX)}px ${font}`;
      width = context.measureText(text).width / MEASURED_PX;
    }
    known.set(key, width);
    return width;
  };
}

import { SHEET_INK, type SheetContent } from './content';
import { BLEED_INCHES, POINTS_PER_INCH, SAFE_INCHES, type PrintFormat } from './formats';
import { written, type Align, type Box, type Mark, type Measure, type Sheet, type Weight } from './marks';

export const inches = (count: number): number => count * POINTS_PER_INCH;
export const BLEED = inches(BLEED_INCHES);
export const WHITE = '#ffffff';

/** A print sheet under construction, in points: collects marks, and texts that didn't fit. */
export class Drawing {
  readonly marks: Mark[] = [];
  readonly unfit: string[] = [];
  readonly width: number;
  readonly height: number;
  private readonly measure: Measure;

  constructor(width: number, height: number, measure: Measure) {
    this.width = width;
    this.height = height;
    this.measure = measure;
  }

  add(...marks: Mark[]): void {
    this.marks.push(...marks);
  }

  fill(box: Box, color: string, radius = 0): void {
    this.add({ kind: 'box', ...box, color, radius });
  }

  /** Draws the text and returns its height. */
  write(
    text: string,
    box: Box,
    {
      most,
      least,
      weight = 400,
      color = SHEET_INK,
      align = 'left',
      stands = 'top',
    }: {
      most: number;
      least: number;
      weight?: Weight;
      color?: string;
      align?: Align;
      stands?: 'top' | 'middle' | 'bottom';
    },
  ): number {
    const made = written(text, { box, sizes: { most, least }, weight, color, align, stands }, this.measure);
    this.add(...made.marks);
    this.unfit.push(...made.unfit);
    return made.height;
  }

  sheet(): Sheet {
    return { width: this.width, height: this.height, marks: this.marks, unfit: this.unfit };
  }
}

export const drawingOf = ({ width, height }: PrintFormat, measure: Measure): Drawing =>
  new Drawing(inches(width) + BLEED * 2, inches(height) + BLEED * 2, measure);

/** Returns the box inside the safe margin. */
export function safeBox({ width, height }: Pick<Sheet, 'width' | 'height'>): Box {
  const edge = BLEED + inches(SAFE_INCHES);
  return { x: edge, y: edge, width: width - edge * 2, height: height - edge * 2 };
}

/** Draws the offer in the company's secondary color. */
export function plaque(drawing: Drawing, box: Box, { offer, colors }: SheetContent, most: number): void {
  if (offer === '') return;
  drawing.fill(box, colors.accent, 6);
  const pad = 8;
  drawing.write(
    offer,
    { x: box.x + pad, y: box.y + pad / 2, width: box.width - pad * 2, height: box.height - pad },
    { most, least: 9, weight: 600, color: colors.onAccent, align: 'center', stands: 'middle' },
  );
}

/** Draws the logo on white so that it is visible on a photo. */
export function logoPlate(drawing: Drawing, box: Box): void {
  drawing.fill(box, WHITE, 6);
  const pad = 6;
  drawing.add({
    kind: 'picture',
    of: 'logo',
    x: box.x + pad,
    y: box.y + pad,
    width: box.width - pad * 2,
    height: box.height - pad * 2,
    fit: 'contain',
  });
}

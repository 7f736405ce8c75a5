/**
 * Something drawn on a sheet, in its own unit (pixels for pictures, points for print) from the top left corner. The same marks are drawn
 * on a canvas and in a PDF, so the preview matches the export.
 */
export type Mark =
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: string; radius?: number }
  | {
      kind: 'picture';
      of: 'photo' | 'logo';
      x: number;
      y: number;
      width: number;
      height: number;
      fit: 'cover' | 'contain';
    }
  /** `y` is the baseline. */
  | { kind: 'words'; x: number; y: number; text: string; size: number; weight: Weight; color: string; align: Align }
  | { kind: 'code'; x: number; y: number; size: number }
  /** Shown on screen only, never exported: the hole of a door hanger, the address field. */
  | { kind: 'guide'; shape: 'circle' | 'box'; x: number; y: number; width: number; height: number; label: string };

export type Weight = 400 | 600;
export type Align = 'left' | 'center';

export type Sheet = {
  width: number;
  height: number;
  marks: Mark[];
  /** Full texts that don't fit where they belong: nothing is cut silently. */
  unfit: string[];
};

/** Returns a text's width at size 1, in the brand's font. */
export type Measure = (text: string, weight: Weight) => number;

const LINE_HEIGHT = 1.22;

/** Wraps a text into lines no wider than `width`; null if a single word is wider. */
export function wrapped(
  text: string,
  { size, weight, width }: { size: number; weight: Weight; width: number },
  measure: Measure,
): string[] | null {
  const isFitting = (words: string): boolean => measure(words, weight) * size <= width;
  const lines: string[] = [];
  for (const paragraph of text.trim().split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (isFitting(longer)) line = longer;
      else if (!isFitting(word)) return null;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

export type Box = { x: number; y: number; width: number; height: number };
type Written = {
  box: Box;
  /** Largest and smallest allowed size. */
  sizes: { most: number; least: number };
  weight: Weight;
  color: string;
  align?: Align;
  /** Vertical alignment in its box, when the text is shorter. */
  stands?: 'top' | 'middle' | 'bottom';
};

/** Sets a text as large as its box allows. Text that doesn't fit even at the smallest size is drawn at it and reported as unfit. */
export function written(
  text: string,
  { box, sizes, weight, color, align = 'left', stands = 'top' }: Written,
  measure: Measure,
): Pick<Sheet, 'marks' | 'unfit'> & { height: number } {
  if (text.trim() === '' || box.width <= 0 || box.height <= 0) return { marks: [], unfit: [], height: 0 };
  const step = Math.max(0.5, (sizes.most - sizes.least) / 24);
  let size = sizes.most;
  let lines = wrapped(text, { size, weight, width: box.width }, measure);
  const isFitting = (): boolean => lines !== null && lines.length * size * LINE_HEIGHT <= box.height;
  while (!isFitting() && size > sizes.least) {
    size = Math.max(sizes.least, size - step);
    lines = wrapped(text, { size, weight, width: box.width }, measure);
  }
  const isWhole = isFitting();
  // Text that can't be wrapped is set on one line, so it is visibly too long.
  const set = lines ?? [text.trim()];
  const height = set.length * size * LINE_HEIGHT;
  const top =
    box.y + Math.max(0, stands === 'top' ? 0 : stands === 'middle' ? (box.height - height) / 2 : box.height - height);
  return {
    height,
    unfit: isWhole ? [] : [text],
    marks: set.map((words, index) => ({
      kind: 'words',
      x: align === 'center' ? box.x + box.width / 2 : box.x,
      // The baseline: about four fifths of the letters' height below the line's top.
      y: top + index * size * LINE_HEIGHT + size * 0.97,
      text: words,
      size,
      weight,
      color,
      align,
    })),
  };
}

/** A picture's pixels, four bytes each (red, green, blue, opacity), row by row, compatible with `ImageData`. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };
/** A rectangle of a picture, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };
type Color = readonly [red: number, green: number, blue: number];

const OPAQUE = 250;
/** Pixels fainter than this are invisible. */
const SEEN = 16;
/** Maximum distance between two colors, 0 to 100, to count as the same background. */
export const USUAL_TOLERANCE = 12;
const FARTHEST = Math.sqrt(3 * 255 ** 2);

const at = ({ data }: Pixels, index: number): Color => [
  data[index * 4] ?? 0,
  data[index * 4 + 1] ?? 0,
  data[index * 4 + 2] ?? 0,
];
const opacityAt = ({ data }: Pixels, index: number): number => data[index * 4 + 3] ?? 0;

/** Returns the distance between two colors, 0 to 100 (black to white). */
const distance = (a: Color, b: Color): number => (Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / FARTHEST) * 100;

const cornersOf = ({ width, height }: Pixels): number[] => [0, width - 1, (height - 1) * width, height * width - 1];

/** Returns the color of a plain background: all four corners are opaque and alike. Null if there is none to remove. */
export function plainGroundOf(pixels: Pixels, tolerance = USUAL_TOLERANCE): Color | null {
  const corners = cornersOf(pixels);
  const first = at(pixels, 0);
  const isPlain = corners.every(
    (index) => opacityAt(pixels, index) >= OPAQUE && distance(at(pixels, index), first) <= tolerance,
  );
  return isPlain ? first : null;
}

/**
 * Returns the picture without its background: pixels connected to a corner and within `tolerance` (0 to 100) of its color become
 * transparent. Inside letters the background stays, because it may be intentional, unless it is to be removed everywhere. Edges fade over
 * the same distance again.
 */
export function withoutGround(pixels: Pixels, tolerance = USUAL_TOLERANCE, isEverywhere = false): Pixels {
  const { width, height } = pixels;
  const result: Pixels = { data: new Uint8ClampedArray(pixels.data), width, height };
  const ground = at(pixels, 0);
  const isSeen = new Uint8Array(width * height);
  const waiting: number[] = [];
  const visit = (index: number): void => {
    if (isSeen[index] === 1) return;
    isSeen[index] = 1;
    const far = distance(at(pixels, index), ground);
    if (far > tolerance * 2) return;
    const isGround = far <= tolerance;
    // An edge pixel is a mix of both: its opacity depends on its distance from the background.
    const kept = isGround ? 0 : (far - tolerance) / Math.max(tolerance, 1);
    result.data[index * 4 + 3] = Math.round(opacityAt(pixels, index) * kept);
    if (isGround) waiting.push(index);
  };
  if (isEverywhere) for (let index = 0; index < isSeen.length; index += 1) visit(index);
  else cornersOf(pixels).forEach(visit);
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % width;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return result;
}

/** Returns the smallest rectangle with everything visible; the whole picture if nothing is. */
export function contentBox(pixels: Pixels): Box {
  const { width, height } = pixels;
  const ground = plainGroundOf(pixels);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 0; index < width * height; index += 1) {
    if (opacityAt(pixels, index) < SEEN) continue;
    if (ground && distance(at(pixels, index), ground) <= USUAL_TOLERANCE) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns everything visible in white, with its opacity: a logo for a dark background. */
export function inWhite({ data, width, height }: Pixels): Pixels {
  const white = new Uint8ClampedArray(data);
  for (let index = 0; index < white.length; index += 4) white.fill(255, index, index + 3);
  return { data: white, width, height };
}

/** Returns the mean visible color as `#rrggbb`, weighted by opacity, or null if nothing is visible. */
export function meanColorOf(pixels: Pixels): string | null {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let index = 0; index < pixels.width * pixels.height; index += 1) {
    const opacity = opacityAt(pixels, index);
    at(pixels, index).forEach((part, channel) => (sums[channel] = (sums[channel] ?? 0) + part * opacity));
    weight += opacity;
  }
  if (weight === 0) return null;
  return `#${sums
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Whether only a rectangle is visible: every pixel is opaque and of one color. */
export function isPlainRectangle(pixels: Pixels): boolean {
  const first = at(pixels, 0);
  for (let index = 0; index < pixels.width * pixels.height; index += 1)
    if (opacityAt(pixels, index) < OPAQUE || distance(at(pixels, index), first) > 1) return false;
  return true;
}

import { describe, expect, it } from 'vitest';
import {
  contentBox,
  inWhite,
  isPlainRectangle,
  meanColorOf,
  plainGroundOf,
  withoutGround,
  type Pixels,
} from './pixels';

const COLORS: Record<string, readonly number[]> = {
  w: [255, 255, 255, 255],
  g: [250, 250, 250, 255],
  r: [200, 0, 0, 255],
  p: [228, 150, 150, 255],
  ' ': [0, 0, 0, 0],
};

/** A picture written as letters: white, nearly white (g), red, pink (p), transparent. */
const picture = (...rows: string[]): Pixels => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: new Uint8ClampedArray(rows.flatMap((row) => row.split('').flatMap((letter) => [...(COLORS[letter] ?? [])]))),
});
const opacities = ({ data, width, height }: Pixels): number[][] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => data[(y * width + x) * 4 + 3] ?? 0),
  );

describe('a plain background', () => {
  it('is the color shared by all four corners', () => {
    expect(plainGroundOf(picture('wrw', 'rrr', 'grw'))).toEqual([255, 255, 255]);
    expect(plainGroundOf(picture('wrr', 'rrr', 'wrw'))).toBeNull();
    expect(plainGroundOf(picture('  ', '  '))).toBeNull();
  });

  it('is removed from the corners inward, but not inside closed shapes', () => {
    const ring = picture('wwwww', 'wrrrw', 'wrwrw', 'wrrrw', 'wwwgw');
    expect(opacities(withoutGround(ring))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 255, 255, 255, 0],
      [0, 255, 255, 255, 0],
      [0, 255, 255, 255, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(
      opacities(ring)
        .flat()
        .every((opacity) => opacity === 255),
    ).toBe(true);
  });

  it('is removed gradually where it blends with the shape', () => {
    // Pink is √(27² + 105² + 105²) = 150.9 of 441.7 away: 34.2. With a tolerance of 20, (34.2 - 20) / 20 of it stays.
    const faded = opacities(withoutGround(picture('www', 'wpw', 'www'), 20))[1]?.[1];
    expect(faded).toBe(Math.round(255 * ((34.17 - 20) / 20)));
  });
});

it('finds the visible part inside an empty or plain border', () => {
  expect(contentBox(picture('    ', ' rr ', '    '))).toEqual({ x: 1, y: 1, width: 2, height: 1 });
  expect(contentBox(picture('wwww', 'wwrw', 'wwrw', 'wwww'))).toEqual({ x: 2, y: 1, width: 1, height: 2 });
  expect(contentBox(picture('  ', '  '))).toEqual({ x: 0, y: 0, width: 2, height: 2 });
});

it('keeps the shape in a white version, and averages only visible colors', () => {
  const white = inWhite(picture('r ', ' r'));
  expect(opacities(white)).toEqual([
    [255, 0],
    [0, 255],
  ]);
  expect(meanColorOf(white)).toBe('#ffffff');
  expect(meanColorOf(picture('r ', '  '))).toBe('#c80000');
  // (255 + 200) / 2 and (255 + 0) / 2
  expect(meanColorOf(picture('rw'))).toBe('#e48080');
  expect(meanColorOf(picture('  '))).toBeNull();
});

it('recognizes a logo whose background turned white with it as a rectangle', () => {
  const logo = picture('www', 'wrw', 'www');
  expect(isPlainRectangle(logo)).toBe(false);
  expect(isPlainRectangle(inWhite(logo))).toBe(true);
  expect(isPlainRectangle(inWhite(withoutGround(logo)))).toBe(false);
});

it('also removes the background inside a letter for a white version', () => {
  const ring = picture('wwwww', 'wrrrw', 'wrwrw', 'wrrrw', 'wwwww');
  const middle = 12;
  expect(opacities(withoutGround(ring)).flat()[middle]).toBe(255);
  expect(opacities(withoutGround(ring, undefined, true)).flat()[middle]).toBe(0);
});

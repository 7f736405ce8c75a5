/**
 * Contrast as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance and #dfn-contrast-ratio.
 * Colors are `#rrggbb` in sRGB.
 */
type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function mixed(hex: string, to: Rgb, share: number): string {
  const from = rgbOf(hex);
  const part = (at: 0 | 1 | 2): number => from[at] + (to[at] - from[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** Mixes the color with a share (0 to 1) of black. */
export const darkened = (hex: string, share: number): string => mixed(hex, BLACK, share);
/** Mixes the color with a share (0 to 1) of white. */
export const lightened = (hex: string, share: number): string => mixed(hex, WHITE, share);

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns a color's luminance, 0 (black) to 1 (white). */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of two colors: 1 (identical) to 21 (black and white). */
export function contrastOf(first: string, second: string): number {
  const [one, other] = [luminanceOf(first), luminanceOf(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

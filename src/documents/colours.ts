type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** What WCAG asks of text of usual size. */
const LEGIBLE = 4.5;

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours (#rrggbb) stand apart, 1 to 21, as WCAG counts it. */
export function contrastOf(first: string, second: string): number {
  const [light, dark] = [luminance(rgbOf(first)), luminance(rgbOf(second))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour, darkened until it is legible as text on white: a company's yellow comes out as ochre. */
export function legibleOnWhite(hex: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = hexOf(mix(rgbOf(hex), BLACK, share));
    if (contrastOf(darker, '#ffffff') >= LEGIBLE) return darker;
  }
  return '#000000';
}

/** Black or white, whichever is legible on the colour. */
export const textOn = (hex: string): string => (contrastOf(hex, '#ffffff') >= LEGIBLE ? '#ffffff' : '#000000');

/** A pale tint of the colour for areas behind dark text. */
export const tintOf = (hex: string): string => hexOf(mix(rgbOf(hex), WHITE, 0.92));

/** Dark text on a light button, and the surfaces of `ui/tokens.css` that a company's color stands on. */
const INK = '#1d2529';
const LIGHT_SURFACE = '#ffffff';
const DARK_SURFACE = '#1b2327';
/** A button stands out from its surface by this much at least; its words are legible in any case. */
const STANDS_OUT = 1.8;

export type BrandColors = {
  /** Behind the words of a button, in the light and the dark scheme. */
  fill: string;
  darkFill: string;
  /** Words on either of them. */
  onFill: '#ffffff' | typeof INK;
  /** Links and marks in the company's color. */
  link: string;
  darkLink: string;
};

/**
 * A company's color (#rrggbb) as screens can use it: as it is where that can be read, else darker or lighter. A pale color
 * becomes one that is seen on white.
 */
export function brandColors(hex: string): BrandColors {
  const onWhite = (color: string): number => contrastOf(color, LIGHT_SURFACE);
  const isSeen = onWhite(hex) >= STANDS_OUT;
  const isLight = isSeen && contrastOf(hex, INK) >= LEGIBLE && onWhite(hex) < LEGIBLE;
  const fill = isLight ? hex : legibleOnWhite(hex);
  return {
    fill,
    darkFill: isLight ? fill : lighterUntil(fill, (color) => contrastOf(color, DARK_SURFACE) >= STANDS_OUT),
    onFill: isLight ? INK : LIGHT_SURFACE,
    link: legibleOnWhite(hex),
    darkLink: lighterUntil(hex, (color) => contrastOf(color, DARK_SURFACE) >= LEGIBLE),
  };
}

function lighterUntil(hex: string, isEnough: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const lighter = hexOf(mix(rgbOf(hex), WHITE, share));
    if (isEnough(lighter)) return lighter;
  }
  return LIGHT_SURFACE;
}

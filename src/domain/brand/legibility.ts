import { contrastOf, darkened, lightened } from './contrast';

/** WCAG 2.2's minimum contrast for normal text (success criterion 1.4.3, level AA). */
const LEGIBLE = 4.5;
/** Minimum contrast of a button with its background; its label is legible in any case. */
const STANDS_OUT = 1.8;

/** Dark text on a light button, and the surfaces of `ui/tokens.css` that a company's color appears on. */
const INK = '#1d2529';
export const LIGHT_SURFACE = '#ffffff';
export const DARK_SURFACE = '#1b2327';

const DARKER_STEP = 0.05;
const LIGHTER_STEP = 0.02;

/** Darkens the color until it is legible as text on white: a company's yellow becomes ochre. */
export function legibleOnWhite(hex: string): string {
  for (let share = 0; share < 1; share += DARKER_STEP) {
    const darker = darkened(hex, share);
    if (contrastOf(darker, LIGHT_SURFACE) >= LEGIBLE) return darker;
  }
  return '#000000';
}

function lighterUntil(hex: string, isEnough: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += LIGHTER_STEP) {
    const lighter = lightened(hex, share);
    if (isEnough(lighter)) return lighter;
  }
  return LIGHT_SURFACE;
}

/** Returns black or white, whichever is legible on the color. */
export const textOn = (hex: string): string => (contrastOf(hex, '#ffffff') >= LEGIBLE ? '#ffffff' : '#000000');

/** Returns a pale tint of the color for areas behind dark text. */
export const tintOf = (hex: string): string => lightened(hex, 0.92);

export type BrandColors = {
  /** Background of a button's label or a table's header, in the light and the dark scheme. */
  fill: string;
  darkFill: string;
  /** Text on either of them. */
  onFill: '#ffffff' | typeof INK;
  /** Text, links and icons in the company's color. */
  link: string;
  darkLink: string;
  /** Background of dark text. */
  tint: string;
};

/**
 * Returns a company's color (#rrggbb) for pages, paper and e-mails: unchanged if it is legible, otherwise darker or lighter. A pale color
 * becomes visible on white. All code that draws a brand color uses this.
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
    tint: tintOf(hex),
  };
}

/** One use of a color, as chosen and as drawn. */
export type Repair = {
  use: 'text-on-white' | 'text-on-dark' | 'button';
  /** The chosen color and the drawn one; for a button its fill. */
  given: string;
  drawn: string;
  /** Its background; for a button, its text. */
  against: string;
  contrastBefore: number;
  contrastAfter: number;
  /** The minimum required. */
  needed: number;
  isRepaired: boolean;
};

/** Lists the adjustments that make a color legible wherever it is drawn, even if no change was needed. */
export function repairsOf(hex: string): Repair[] {
  const given = hex.toLowerCase();
  const { fill, onFill, link, darkLink } = brandColors(given);
  const repair = (use: Repair['use'], drawn: string, against: string, before = against): Repair => ({
    use,
    given,
    drawn,
    against,
    contrastBefore: contrastOf(given, before),
    contrastAfter: contrastOf(drawn, against),
    needed: LEGIBLE,
    isRepaired: drawn !== given,
  });
  return [
    repair('text-on-white', link, LIGHT_SURFACE),
    repair('text-on-dark', darkLink, DARK_SURFACE),
    // Without an adjustment a button's text is white.
    { ...repair('button', fill, onFill, LIGHT_SURFACE), isRepaired: fill !== given || onFill !== LIGHT_SURFACE },
  ];
}

/** The fonts a company can choose from: each is available for pages, and for PDFs on the device and on the server. */
export const BRAND_FONTS = ['inter', 'barlow', 'source-serif'] as const;
export type BrandFont = (typeof BRAND_FONTS)[number];
export const DEFAULT_BRAND_FONT: BrandFont = 'inter';

type FontFacts = {
  label: string;
  /** One or two words describing it, for the picker. */
  character: string;
  /** The family name on pages and in PDFs. */
  family: string;
  /** Used where the font isn't available: e-mail programs load none. */
  fallback: string;
};

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const BRAND_FONT_FACTS: Readonly<Record<BrandFont, FontFacts>> = {
  inter: { label: 'Inter', character: 'Modern, easy to read', family: 'Inter', fallback: SANS },
  barlow: { label: 'Barlow', character: 'Technical, like a highway sign', family: 'Barlow', fallback: SANS },
  'source-serif': {
    label: 'Source Serif',
    character: 'Classic, like a letter',
    family: 'Source Serif 4',
    fallback: "Georgia,'Times New Roman',serif",
  },
};

/** Returns the CSS font-family value of a font. */
export const cssFontOf = (font: BrandFont): string =>
  // The app's own Inter is a single file for all weights, under its own name.
  `${font === 'inter' ? "'Inter Variable', " : ''}'${BRAND_FONT_FACTS[font].family}', ${BRAND_FONT_FACTS[font].fallback}`;

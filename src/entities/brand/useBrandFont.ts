import { useEffect } from 'react';
import { cssFontOf, DEFAULT_BRAND_FONT, type BrandFont } from '@/domain/brand/fonts';

/** Fetched when a page of a company with that font is first shown; the glyphs load by subset. */
const FACES: Readonly<Partial<Record<BrandFont, () => Promise<unknown>>>> = {
  barlow: () => import('./fonts/barlow'),
  'source-serif': () => import('./fonts/sourceSerif'),
};

/** Fetches a company's font and returns its CSS family; undefined if it's the app's own. */
export function useBrandFont(font: BrandFont = DEFAULT_BRAND_FONT): string | undefined {
  useEffect(() => {
    // Without it, the page uses the fallback font.
    FACES[font]?.().catch(() => undefined);
  }, [font]);
  return font === DEFAULT_BRAND_FONT ? undefined : cssFontOf(font);
}

import { useEffect } from 'react';
import { cssFontOf, DEFAULT_BRAND_FONT, type BrandFont } from '@/domain/brand/fonts';

/** Fetched when a page of a company with that font is first shown; the letters come by subset. */
const FACES: Readonly<Partial<Record<BrandFont, () => Promise<unknown>>>> = {
  barlow: () => import('./fonts/barlow'),
  'source-serif': () => import('./fonts/sourceSerif'),
};

/** A company's font as a page names it, fetched; undefined while it is the app's own. */
export function useBrandFont(font: BrandFont = DEFAULT_BRAND_FONT): string | undefined {
  useEffect(() => {
    // Without it the page is read in the fallback.
    FACES[font]?.().catch(() => undefined);
  }, [font]);
  return font === DEFAULT_BRAND_FONT ? undefined : cssFontOf(font);
}

import { createTheme, defaultVariantColorsResolver, MantineThemeProvider, useMantineTheme } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import type { BrandFont } from '@/domain/brand/fonts';
import { brandColors, type BrandColors } from '@/domain/brand/legibility';
import { useBrandFont } from '@/entities/brand/useBrandFont';

type BrandThemeProps = { color: string; font?: BrandFont | undefined; children: ReactNode };

/** Applies a company's color and font to buttons, links, check marks and the focus ring while its page is open, including dialogs. */
export function BrandTheme({ color, font, children }: BrandThemeProps) {
  const { primaryColor } = useMantineTheme();
  const fontFamily = useBrandFont(font);
  const brand = useMemo(() => brandColors(color), [color]);
  const theme = useMemo(
    () =>
      createTheme({
        variantColorResolver: (input) => ({
          ...defaultVariantColorsResolver(input),
          ...(input.variant === 'filled' && input.color === primaryColor ? { color: brand.onFill } : {}),
        }),
      }),
    [primaryColor, brand],
  );
  return (
    <MantineThemeProvider theme={theme}>
      <style>{stylesOf(brand) + fontStyleOf(fontFamily)}</style>
      {children}
    </MantineThemeProvider>
  );
}

const stylesOf = ({ fill, darkFill, onFill, link, darkLink }: BrandColors): string => `
:root[data-mantine-color-scheme] { ${variables(fill, link, onFill)} }
:root[data-mantine-color-scheme='dark'] { ${variables(darkFill, darkLink, onFill)} }
.mantine-Checkbox-root, .mantine-Radio-root {
  --checkbox-color: var(--brand-link); --checkbox-icon-color: var(--fw-surface);
  --radio-color: var(--brand-link); --radio-icon-color: var(--fw-surface);
}`;

const fontStyleOf = (fontFamily: string | undefined): string =>
  fontFamily === undefined
    ? ''
    : `:root[data-mantine-color-scheme] { --mantine-font-family: ${fontFamily}; --mantine-font-family-headings: ${fontFamily}; }`;

/** On hover, a button's color moves away from its text color, so that the text stays legible. */
const variables = (fill: string, link: string, onFill: string): string => `
  --brand-fill: ${fill};
  --brand-link: ${link};
  --mantine-primary-color-filled: ${fill};
  --mantine-primary-color-filled-hover: color-mix(in srgb, ${fill} 90%, ${onFill === '#ffffff' ? 'black' : 'white'});
  --mantine-primary-color-light: color-mix(in srgb, ${link} 10%, var(--fw-surface));
  --mantine-primary-color-light-hover: color-mix(in srgb, ${link} 16%, var(--fw-surface));
  --mantine-primary-color-light-color: ${link};
  --mantine-color-teal-filled: var(--mantine-primary-color-filled);
  --mantine-color-teal-filled-hover: var(--mantine-primary-color-filled-hover);
  --mantine-color-teal-light: var(--mantine-primary-color-light);
  --mantine-color-teal-light-hover: var(--mantine-primary-color-light-hover);
  --mantine-color-teal-light-color: ${link};
  --mantine-color-teal-outline: ${link};
  --mantine-color-teal-text: ${link};
  --mantine-color-anchor: ${link};
  --fw-focus: ${link};
  --fw-selected: color-mix(in srgb, ${link} 7%, var(--fw-surface));`;

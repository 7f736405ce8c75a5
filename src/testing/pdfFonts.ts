import { createRequire } from 'node:module';
import type { BrandFont } from '@/domain/brand/fonts';
import type { FontFiles } from '@/documents/pdf/fonts';

const require = createRequire(import.meta.url);
const filesOf = (folder: string, name: string): FontFiles => ({
  regular: require.resolve(`@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`),
  semiBold: require.resolve(`@expo-google-fonts/${folder}/600SemiBold/${name}_600SemiBold.ttf`),
});

/** The PDF fonts as files, for tests that lay them out in Node. */
export const PDF_FONTS: Readonly<Record<BrandFont, FontFiles>> = {
  inter: filesOf('inter', 'Inter'),
  barlow: filesOf('barlow', 'Barlow'),
  'source-serif': filesOf('source-serif-4', 'SourceSerif4'),
};

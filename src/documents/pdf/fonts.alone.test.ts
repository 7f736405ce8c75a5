import { Document, Font, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { BRAND_FONT_FACTS, BRAND_FONTS } from '@/domain/brand/fonts';
import { PDF_FONTS } from '@/testing/pdfFonts';
import { textOfPdf } from '@/testing/textOfPdf';
import { registerFonts } from './fonts';

async function printed(words: string, fontFamily: string): Promise<string> {
  const page = createElement(Page, { style: { fontFamily } }, createElement(Text, null, words));
  return textOfPdf(await renderToBuffer(createElement(Document, null, page)));
}

// Every text of a paper asks for its font, all at once: a schedule of values of 1,500 cells wrapped the font 1,500 times, and one ten times as long ended there.
it('a font requested 20,000 times at once prints like one requested once', async () => {
  registerFonts(PDF_FONTS);
  for (const source of Font.getRegisteredFonts()['Inter']?.sources ?? [])
    await Promise.all(Array.from({ length: 20_000 }, () => source.load()));
  expect(await printed('Seller’s “Total” – 5,00 €', 'Inter')).toContain('Seller’s “Total” – 5,00 €');
});

it('a letter first printed as part of another is printed in each later PDF', async () => {
  registerFonts(PDF_FONTS);
  for (const { family } of BRAND_FONTS.map((font) => BRAND_FONT_FACTS[font])) {
    expect(await printed('Łódź, Đà Nẵng', family)).toContain('Łódź');
    expect(await printed('Labor, Deposit', family), family).toContain('Labor, Deposit');
  }
});
